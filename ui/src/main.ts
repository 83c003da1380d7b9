import { mount } from 'svelte';
import App from './App.svelte';
import { firstWords } from './messages/index.svelte';
import { loadNames } from './tables/names';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (target) void Promise.all([firstWords(), loadNames()]).then(() => mount(App, { target }));
