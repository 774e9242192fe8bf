/** Whether the browser would install the page as an app. Chromium says so once, soon after the page has come. */

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<InstallEvent>();

export const install = {
  get isOffered(): boolean {
    return offer !== undefined;
  },
  /** Lets the browser ask its person; it does so once. */
  async ask(): Promise<void> {
    const asked = offer;
    offer = undefined;
    await asked?.prompt();
  },
};

export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // our own button instead of a banner over the board
    offer = event as InstallEvent;
  });
  addEventListener('appinstalled', () => {
    offer = undefined;
  });
}
