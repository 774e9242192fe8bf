/**
 * The page for a server that is away (tools/app.ts): says so in the language of the person, and goes on as soon as it is back.
 * It stands alone, so that no other file can be missing.
 */

const sections = [...document.querySelectorAll('section')];

function chosen(): string | undefined {
  try {
    return (JSON.parse(localStorage.getItem('naqala.settings') ?? '{}') as { language?: string }).language;
  } catch {
    return undefined;
  }
}

const wanted = [chosen(), ...navigator.languages.map((one) => one.slice(0, 2))];
const language = wanted.find((one) => sections.some(({ lang }) => lang === one)) ?? 'en';
for (const section of sections) section.hidden = section.lang !== language;
document.documentElement.lang = language;
document.title = document.querySelector('section:not([hidden]) h1')?.textContent ?? '';

function reload(): void {
  location.reload();
}

for (const button of document.querySelectorAll('button')) button.addEventListener('click', reload);

async function look(): Promise<void> {
  try {
    if ((await fetch('/health/live', { cache: 'no-store' })).ok) reload();
  } catch {
    // Still away.
  }
}

setInterval(() => void look(), 4000);
