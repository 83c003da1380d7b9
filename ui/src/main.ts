import { mount } from 'svelte';
import App from './App.svelte';
import { session } from './app/session.svelte';
import { ready } from './messages/index.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/fields.css';

const target = document.getElementById('app');
// What there is to show is asked for while the words are still on their way.
if (target) void Promise.all([session.load(), ready()]).then(() => mount(App, { target }));
