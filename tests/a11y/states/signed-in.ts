/** The pages of a signed-in visitor: with nothing answered yet, with everything, with a change, and in between. */
import { unfoldAll } from '../../e2e/support/figures'
import { field, openAccount, press } from '../../e2e/support/forms'
import { pathIn, TEXT } from '../../support/visit/words'
import { answered, type Place, type State, shown } from '../state'

const PILLARS = ['/avs', '/avs/family', '/lpp', '/3a'] as const
const EXPLAINED = ['/avs/explained', '/lpp/explained', '/3a/explained'] as const
const GUIDED = ['/v2/wizard/1p', '/v2/wizard/2p', '/v2/wizard/3p', '/v2/wizard/check', '/v2/wizard/synthesis'] as const
const AFTER = ['/synthesis', '/simulation', '/ages', '/plan', '/scenarios', '/decide', '/data'] as const
const EVERYBODYS = ['/', '/about', '/cookies', '/terms', '/v2'] as const

const OWN = [...PILLARS, ...EXPLAINED, ...GUIDED, ...AFTER] as const

const all = (places: readonly Place[], state: string, as: NonNullable<State['as']>, query = '') =>
  places.map((place) => shown(place, state, { as, query }))

export const SIGNED_IN_STATES: State[] = [
  ...all([...OWN, ...EVERYBODYS], 'nothing answered yet', 'newcomer'),
  ...all(OWN, 'all answered', 'answered'),
  ...all(
    ['/synthesis', '/simulation', '/ages', '/plan', '/scenarios', '/v2/wizard/synthesis'],
    'with a simulation',
    'simulating',
  ),
  ...all(['/synthesis', '/simulation', '/ages', '/scenarios', '/decide'], 'in shares and steps', 'inParts'),
  ...all(EXPLAINED, 'in shares and steps', 'inParts', '?column=withChange'),
  shown('/ages', 'the months of a year, in shares and steps', { as: 'inParts', query: '?year=64' }),
  shown('/ages', 'the months of a year', { as: 'answered', query: '?year=65' }),
  ...all(EXPLAINED, 'with a simulation', 'simulating', '?column=withChange'),
  ...all(['/lpp', '/3a', '/synthesis', '/v2/wizard/2p'], 'not signed in at the parties', 'waiting'),
  ...all(['/lpp/explained', '/3a/explained'], 'not signed in at the parties', 'waiting'),
  ...all(['/avs', '/avs/family', '/avs/explained', '/synthesis'], 'no pension computed', 'divorced'),
  ...all(['/avs/family', '/avs/explained', '/synthesis'], 'divorced, and told', 'divided'),
  ...all(['/avs/explained', '/synthesis'], 'with a supplement', 'supplemented'),
  ...all(['/avs', '/synthesis'], 'the spouse has entered something else', 'spouse'),
  shown('/lpp', 'an answer to no sign-in', { as: 'newcomer', query: '?signIn=lost' }),
  shown('/data', 'another person has signed in meanwhile', { as: 'newcomer', query: '?session=changed' }),
  shown('/data', 'a PDF could not be written', { as: 'answered', query: '?file=none' }),
  shown('/data', 'all deleted', { as: 'newcomer', query: '?done=1' }),
  {
    place: '/law',
    state: 'the data have just been kept for longer',
    as: 'answered',
    open: async ({ page, language }) => {
      await page.goto(pathIn(language, '/law'))
      await openAccount(page)
      await press(page, TEXT[language].frame.keeping.button)
    },
  },
  {
    place: '/decide',
    state: 'a half in capital, in years that are chosen',
    as: 'deciding',
    open: async ({ page, language }) => {
      const { decide, place } = TEXT[language]
      await page.goto(pathIn(language, '/decide'))
      await unfoldAll(page)
      await field(page, decide.fields.lppCapitalShare).fill('25')
      await field(page, place.fields.canton).selectOption('VD')
      await field(page, place.fields.municipality).fill('Lausanne')
      await page.getByRole('radio', { name: decide.status.married, exact: true }).check()
      await field(page, decide.fields.yield).fill('1.5')
      const years = page.locator('select[name^="spread["]')
      await years.nth(0).selectOption({ index: 1 })
      await years.nth(1).selectOption({ index: 2 })
      await answered(303, page, decide.compute)
      await unfoldAll(page)
    },
  },
  {
    place: '/export',
    state: 'of one’s own, with a change',
    as: 'simulating',
    open: async ({ page, language }) => {
      await page.goto(pathIn(language, '/synthesis'))
      await page.getByRole('link', { name: TEXT[language].takeaway.files.link, exact: true }).click()
    },
  },
]
