/** From the home page to figures, for each of the five persons, with and without JavaScript, in both languages. */
import type { Column, Digest } from '../../app/pillars/result'
import { expect, test } from './fixtures'
import { PEOPLE, type Person } from './people'
import { api, reachSynthesis } from './steps'
import { type Language, WORDS } from './words'

/** What the page shows, by the name of the figure. */
async function figuresOn(page: import('@playwright/test').Page) {
  const all = await page.locator('data[data-figure][data-column=withoutChange]').all()
  const entries = await Promise.all(
    all.map(async (figure) => [await figure.getAttribute('data-figure'), Number(await figure.getAttribute('value'))]),
  )
  return Object.fromEntries(entries) as Record<string, number>
}

/** The same figures from the digest; a part that is null has none. */
function figuresOf({ monthlyTotal, capitalTotal, avs, lpp, pillar3a }: Column) {
  const expected: Record<string, number | null | undefined> = {
    'total.monthly': monthlyTotal,
    'total.capital': capitalTotal,
    'avs.monthly': avs?.monthly,
    'avs.thirteenth': avs?.thirteenth,
    'avs.supplement': avs?.supplement || null,
    'lpp.monthly': lpp?.monthly,
    'pillar3a.current': pillar3a?.current,
    'pillar3a.monthlyPayment': pillar3a?.monthlyPayment,
    'pillar3a.projected': pillar3a?.projected,
  }
  return Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== null && value !== undefined))
}

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    for (const language of ['fr', 'de'] satisfies Language[]) for (const person of PEOPLE) journey(person, language)
  })

function journey(person: Person, language: Language) {
  const rows = '[012] [068] [069] [105] [106] [107] [110] [158] [213]'
  test(`${rows} ${person.firstName} reaches her or his figures (${language})`, async ({ page }) => {
    await reachSynthesis(page, language, person)
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-CH`)
    await expect(page).toHaveTitle(new RegExp(`^${WORDS[language].synthesis} – `))

    const { body: digest } = await api<Digest>(page, '/synthesis/digest')
    expect(digest.silent).toEqual([])
    expect(await figuresOn(page)).toMatchObject(figuresOf(digest.withoutChange))

    const { avs, lpp, pillar3a, monthlyTotal } = digest.withoutChange
    expect(avs?.monthly).toBeGreaterThan(0)
    expect(lpp === null).toBe(person.policies.length === 0)
    expect(pillar3a === null).toBe(person.providents.length === 0)
    expect(monthlyTotal).toBeGreaterThanOrEqual((lpp?.monthly ?? 0) + 1)
  })
}
