import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './look.css';
import { useFirstTexts } from './lib/i18n.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with the id "app"');
await useFirstTexts();
mount(App, { target });
