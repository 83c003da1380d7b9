import { mount } from 'svelte';
import App from './App.svelte';
import { session } from './app/session.svelte';
import { comeBack } from './app/whereabouts';
import { ready } from './messages/index.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/fields.css';
import './styles/forced-colors.css';

const target = document.getElementById('app');
// What there is to show is asked for while the words are still on their way. The page's colour is looked up before there
// is a page, whose styles would all have to be worked out first.
if (target) void Promise.all([session.load(), ready()]).then(comeBack).then(() => mount(App, { target, props: { paper: session.paper } }));
