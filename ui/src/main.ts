import { mount } from 'svelte';
import App from './App.svelte';
import { appearance } from './app/appearance.svelte';
import { session } from './app/session.svelte';
import { comeBack } from './app/last-page';
import { ready } from './messages/index.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/fields.css';
import './styles/turned.css';
import './styles/forced-colors.css';

const target = document.getElementById('app');
// Loads the start data while the texts are still loading. The page colour is read before there is a page, because its
// styles would all have to be computed first.
if (target) void Promise.all([session.load(), ready()]).then(comeBack).then(() => mount(App, { target, props: { paper: appearance.paper } }));
