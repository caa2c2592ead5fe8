import type { CDPSession, Page } from '@playwright/test';

/** An input method, as the browser meets it. */
export class InputMethod {
  private constructor(private readonly session: CDPSession) {}

  static async attach(page: Page): Promise<InputMethod> {
    return new InputMethod(await page.context().newCDPSession(page));
  }

  /** Shows a word that is not settled yet in the box. */
  async compose(text: string): Promise<void> {
    await this.session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }

  async settle(text: string): Promise<void> {
    await this.session.send('Input.insertText', { text });
  }

  /** Presses a key that the input method handles: Safari sends it after the composition has ended, only with `keyCode`. */
  async pressOwnKey(key: string, modifier?: 'Control'): Promise<void> {
    const event = { key, code: key, windowsVirtualKeyCode: 229, modifiers: modifier ? 2 : 0 };
    await this.session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
    await this.session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  }
}
