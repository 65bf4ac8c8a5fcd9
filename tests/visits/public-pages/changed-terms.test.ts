/** Terms that change while somebody is signed in: pages lead to them, and calls are refused until they are accepted. */
import { expect, it } from 'vitest'
import { startProduct } from '../../support/product/start-product'
import { infoOf, personNamed } from '../../support/visit/people'
import { textOf } from '../../support/visit/screen'
import { enter } from '../../support/visit/steps'
import { beginVisit } from '../../support/visit/visit'
import { OTHER_LANGUAGE, TEXT } from '../../support/visit/words'

/** What reads or changes something of hers. */
const CALLS: [path: string, body?: object][] = [
  ['/acor/pension-calculator/info'],
  ['/acor/pension-calculator/info', infoOf(personNamed('Nadia'))],
  [`/acor/insureds/${personNamed('Nadia').navs}`],
  ['/acor/pension-calculator'],
  ['/openpk/pension-funds'],
  ['/openpk/user/pension-funds'],
  ['/openpk/user/pension-funds', { ids: ['caisse-arc-lemanique'] }],
  ['/openpk/user/pension-funds/policies'],
  ['/openpv/entities'],
  ['/openpv/user/entities'],
  ['/openpv/user/entities', { ids: ['banque-deux-rives'] }],
  ['/open3k/info'],
  ['/open3k/info', { solde: 1, rate: 1, amount: 1, paydate: null }],
  ['/openpv/user/providents'],
  ['/synthesis/digest'],
]
const REFUSED = { title: 'terms not accepted', status: 403, errors: [{ field: 'terms', key: 'termsChanged' }] }

it('[007] changed terms are accepted first, then the page is served', async () => {
  const settings = { LOAD_LIMIT: 'off', TERMS_VERSION: '1' }
  const before = await startProduct({ settings })
  const signedIn = await beginVisit('fr', before)
  await enter(signedIn, personNamed('Nadia'))
  await signedIn.open('/avs')
  expect(signedIn.path).toBe('/avs')

  // Another process with the same vault and keys.
  const after = await startProduct({
    settings: { ...settings, TERMS_VERSION: '2', DATA_DIR: before.dir },
    openVault: () => ({ ...before.vault, close: async () => {} }),
  })
  const visit = await beginVisit('fr', after)
  visit.bring(signedIn.session ?? '')
  for (const path of ['/lpp', '/3a', '/synthesis', '/router', '/avs']) {
    await visit.open(path)
    expect(visit.path).toBe('/terms')
  }
  const typed = async () => {
    const opened = await before.vault.open(visit.session ?? '')
    return [opened?.dossier.firstPillar, opened?.dossier.secondPillar, opened?.dossier.thirdPillar]
  }
  const untouched = await typed()
  for (const [path, body] of CALLS)
    expect(await visit.call(path, body), path).toMatchObject({ status: 403, body: REFUSED })
  expect(await typed()).toEqual(untouched)
  expect((await visit.call('/me')).status).toBe(200)
  await visit.open(`${after.origin}/de/avs`)
  expect(visit.screen.url.pathname).toBe('/de/terms')
  const text = { ...TEXT.fr.prelogin.terms, ...TEXT.fr.terms.accept }
  const box = () => visit.screen.main.getByRole<HTMLInputElement>('checkbox', { name: text.label })
  await visit.open('/terms')
  expect(visit.screen.says(text.noticeTitle)).toBe(true)
  expect(await visit.press(text.button)).toBe(400)
  const [missing] = visit.screen.part(visit.screen.all.getByRole('alert')).getAllByRole('link')
  expect([textOf(missing ?? null), missing?.getAttribute('href')]).toEqual([
    expect.stringContaining(text.missing),
    '#terms',
  ])
  box().checked = true
  // Neither button of the frame removes the tick, and neither accepts anything.
  await visit.press(OTHER_LANGUAGE.fr)
  expect(visit.screen.url.pathname).toBe('/de/terms')
  await visit.press(TEXT.de.frame.keeping.button)
  expect(visit.screen.says(TEXT.de.frame.keeping.done)).toBe(true)
  await visit.press(OTHER_LANGUAGE.de)
  expect(box().checked).toBe(true)
  await visit.open('/avs')
  expect(visit.path).toBe('/terms')
  box().checked = true
  expect(await visit.press(text.button)).toBe(303)
  expect(visit.path).toBe('/avs')
  await visit.open(`${after.origin}/de/lpp`)
  expect(visit.screen.url.pathname).toBe('/de/lpp')
  for (const path of ['/openpk/pension-funds', '/openpk/user/pension-funds', '/openpv/user/entities'])
    expect((await visit.call(path)).status, path).toBe(200)
  await after.close()
  await before.close()
})
