import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './look.css';
import { watchInstall } from './app/install.svelte';
import { startWorker } from './app/register';
import { useFirstTexts } from './lib/i18n.svelte';
import { applyLook, watchDevice } from './lib/settings.svelte';
import { router } from './lib/router.svelte';
import { screenOf } from './screens/screens';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with the id "app"');
// On its way while the texts are; if it cannot come, the page says so when it is drawn.
screenOf(router.route).catch(() => undefined);
watchInstall();
applyLook();
watchDevice();
await useFirstTexts();
mount(App, { target });
startWorker();
