import { mount } from 'svelte';
import App from './App.svelte';
import { ready } from './messages/index.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/fields.css';

const target = document.getElementById('app');
if (target) void ready().then(() => mount(App, { target }));
