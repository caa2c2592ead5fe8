import { expect, LOCALES, toPath, tryIn } from './portal';
import { FOUND, SAYS, test } from './search-parts';

// cspell:ignore inputmode enterkeyhint labelledby

for (const locale of LOCALES) {
  test.describe(`the parts of the search in ${locale}`, tryIn(locale), () => {
    test('the box has a name and refers to its list', async ({ open, search }) => {
      await open(locale, 'auth');
      const { dialog, box, list, show, find } = search(locale);
      await show();
      await expect(box, 'what is offered at the start').toHaveAttribute('aria-expanded', 'true');
      for (const [name, value] of Object.entries({
        type: 'text',
        inputmode: 'search',
        enterkeyhint: 'go',
        autocomplete: 'off',
        autocapitalize: 'off',
        autocorrect: 'off',
        spellcheck: 'false',
        placeholder: SAYS.placeholder[locale],
        'aria-autocomplete': 'list',
      })) {
        await expect(box).toHaveAttribute(name, value);
      }
      const { labels, size } = await box.evaluate((input: HTMLInputElement) => ({
        labels: [...(input.labels ?? [])].map(({ textContent }) => textContent),
        size: parseFloat(getComputedStyle(input).fontSize),
      }));
      expect(labels).toEqual([SAYS.control[locale]]);
      expect(size, 'iOS enlarges the page for a smaller one').toBeGreaterThanOrEqual(16);

      await dialog.press('Escape');
      await find(FOUND.page[locale]);
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await expect(list).toHaveCount(1);
      await expect(list).toHaveAttribute('id', (await box.getAttribute('aria-controls')) ?? '');
      await box.fill('x');
      await expect(box).toHaveAttribute('aria-expanded', 'false');
    });

    test('every result is a link with a unique ID, in a group that names its page', async ({ open, search }) => {
      await open(locale, 'auth');
      const { list, options, find } = search(locale);
      await find(FOUND.frequent[locale]);
      const links = await options.evaluateAll((all) =>
        all.map((option) => ({
          tag: option.tagName,
          id: option.id,
          tab: option.getAttribute('tabindex'),
          href: option.getAttribute('href') ?? '',
          group: option.closest('[role=group]')?.getAttribute('aria-labelledby')?.split(' ').at(-1) ?? '',
        })),
      );
      expect(links.length).toBeGreaterThan(20);
      expect(new Set(links.map(({ id }) => id)).size).toBe(links.length);
      for (const link of links) {
        expect(link).toMatchObject({ tag: 'A', tab: '-1' });
        expect(link.href).toMatch(new RegExp(`^${toPath(locale, '')}[a-z0-9-]*(#[^#]+)?$`));
        expect(link.group).not.toBe('');
      }
      await expect(list.getByRole('group').first()).toHaveAccessibleName(/\S/);
      await expect(list.getByRole('link')).toHaveCount(0);
    });
  });
}
