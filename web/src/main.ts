import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { useLanguage } from './lib/i18n.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with the id "app"');
await useLanguage();
mount(App, { target });
