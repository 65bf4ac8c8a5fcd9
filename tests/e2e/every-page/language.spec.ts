/** The language switch on pages with scripts, and the key that sends a form. The rest is in tests/visits. */
import { fieldsToType } from '../../support/visit/fields-to-type'
import { personNamed } from '../../support/visit/people'
import { isPage, OTHER_LANGUAGE, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { field, openAvsForm, openGroups, press, typedOn } from '../support/forms'
import { enter } from '../support/shortcuts'

test('[177] [149] with scripts, too, what is typed is kept; Enter in a field sends the form, and changes no language', async ({
  page,
}) => {
  await page.goto(pathIn('de', '/prelogin2'))
  await page.getByRole('checkbox', { name: WORDS.de.terms }).check()
  await press(page, OTHER_LANGUAGE.de)
  await expect(page).toHaveURL('/prelogin2')
  await expect(page.getByRole('checkbox', { name: WORDS.fr.terms })).toBeChecked()

  await enter(page, personNamed('Nadia'), 'de')
  await api(page, '/openpv/user/entities', { ids: ['banque-du-mont'] })
  for (const [path, label] of fieldsToType('de')) {
    await page.goto(pathIn('de', path))
    await openGroups(page)
    await field(page, label).fill('31.13.')
    const typed = await typedOn(page)
    await press(page, OTHER_LANGUAGE.de)
    await expect(page).toHaveURL(isPage('fr', path))
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH')
    expect(await typedOn(page), path).toEqual(typed)
  }
  expect((await api(page, '/acor/pension-calculator/info')).body).toBeNull()

  await openAvsForm(page, 'de')
  await field(page, TEXT.de.avs.birthDate).fill('31.13.')
  await field(page, TEXT.de.avs.birthDate).press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(isPage('de', '/avs'))
})
