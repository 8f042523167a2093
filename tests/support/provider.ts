/** How Vitest drives the browser of the component tests. */
import { PlaywrightBrowserProvider, playwright } from '@vitest/browser-playwright';
import { findTestBrowser } from './browser.ts';
import { watchOnce } from './drawing.ts';

/** Once it is open, a page that is lost is told in the output, and one that is drawn no more is drawn again: Vitest would wait. */
class WatchedProvider extends PlaywrightBrowserProvider {
  override async openPage(...open: Parameters<PlaywrightBrowserProvider['openPage']>): Promise<void> {
    await super.openPage(...open);
    const page = this.getPage(open[0]);
    page.on('crash', () => {
      process.stderr.write('the page of the tests has crashed\n');
      // Vitest waits for whatever has not been closed
      void page.close().catch(() => {});
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      if (request.isNavigationRequest() && reason !== 'net::ERR_ABORTED')
        process.stderr.write(`not opened, ${reason}: ${request.url()}\n`);
    });
    watchOnce(this.browser);
  }
}

export async function watchedBrowser(): Promise<ReturnType<typeof playwright>> {
  const options = { launchOptions: await findTestBrowser() };
  return { ...playwright(options), providerFactory: (project) => new WatchedProvider(project, options) };
}
