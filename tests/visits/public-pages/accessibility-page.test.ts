/** The accessibility statement. A browser checks its promises about the pages' looks. */
import { expect, it } from 'vitest'
import { expectToSay, mainOf } from '../../support/visit/told'
import { beginVisit } from '../../support/visit/visit'
import { LANGUAGES, TEXT } from '../../support/visit/words'

it.each(LANGUAGES)('it says what is tested, what is not, and what is known to be missing (%s)', async (language) => {
  const { accessibility, frame } = TEXT[language]
  const visit = await beginVisit(language)
  await visit.open('/')
  await visit.follow(frame.footer.accessibility, visit.screen.part(visit.screen.all.getByRole('contentinfo')))
  expect(visit.path).toBe('/accessibility')
  for (const part of ['aim', 'status', 'tested', 'untested', 'limits'] as const) {
    const { title, ...sentences } = accessibility[part]
    expectToSay(visit.screen.main.getByRole('region', { name: title }), ...Object.values(sentences))
  }
  expectToSay(mainOf(visit.screen), accessibility.report.enforcement)
})
