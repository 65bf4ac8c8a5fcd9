/**
 * Each outside party connected alone: in each of the twelve combinations, the pages say and ask what fits; in one of the
 * languages, which take turns, and in test:deep in both.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connected } from '~/dossier/shape/visitor'
import { howMany } from '~/ui/parties/connected'
import { readable } from '../../support/product/serve-page'
import { SECRETS } from '../../support/product/several-settings'
import { type StartedProduct, startProduct } from '../../support/product/start-product'
import { inTurn } from '../../support/random/cases'
import { isFormAgain } from '../../support/visit/form-told'
import { infoOf, personNamed } from '../../support/visit/people'
import { plain } from '../../support/visit/screen'
import { enter, ownVisitOf, signInAt } from '../../support/visit/steps'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { LANGUAGES, type Language, pathIn, TEXT } from '../../support/visit/words'

/** Married, with a fund and an account in a bank. */
const RETO = personNamed('Reto')

const SIGN_INS = [
  { identity: false, register: false },
  { identity: true, register: false },
  { identity: true, register: true },
]
const YES_AND_NO = [true, false]
const COMBINATIONS = SIGN_INS.flatMap((signIn) =>
  YES_AND_NO.flatMap((funds) => YES_AND_NO.map((entities): Connected => ({ ...signIn, funds, entities }))),
)

const settingsFor = (set: Connected) => (sandbox: string) => ({
  SANDBOX: 'off',
  ...(set.identity && {
    IDENTITY_ISSUER: `${sandbox}/identity`,
    IDENTITY_CLIENT_SECRET: SECRETS.IDENTITY_CLIENT_SECRET,
  }),
  ...(set.register && { REGISTER_URL: `${sandbox}/register`, REGISTER_KEY: SECRETS.REGISTER_KEY }),
  ...(set.funds && { DIRECTORY_URL: `${sandbox}/directory/pension-funds` }),
  ...(set.entities && { ENTITIES_URL: `${sandbox}/directory/entities` }),
  ...((set.funds || set.entities) && { PARTIES_CLIENT_SECRET: SECRETS.PARTIES_CLIENT_SECRET }),
})

/** Nobody can sign in at a fund or provider who has not signed in at all. */
const asked = ({ identity, register, funds, entities }: Connected): Connected => ({
  ...{ identity, register, funds: identity && funds, entities: identity && entities },
})

const nameOf = (set: Connected) =>
  Object.entries(set)
    .flatMap(([name, isSet]) => (isSet ? [name] : []))
    .join(', ') || 'nobody'

/** What is said of a register, whoever mentions it. */
const REGISTER = { fr: 'registre AVS', de: 'AHV-Register' }

/** Sentences that somebody did not answer, up to where a name stands. */
const silences = (language: Language) => {
  const { avs, lpp, ownCheck, pillar3a, words } = TEXT[language]
  const { timeout, badAnswer, noDirectory, refused } = words.silent
  return [
    ...[avs.registerSilent, ownCheck.registerSilent, lpp.registrySilent, lpp.policiesSilent],
    ...[pillar3a.registrySilent, pillar3a.providentsSilent],
    ...[timeout, badAnswer, noDirectory, refused].flatMap((sentence) => sentence.split('{{name}}')),
  ].flatMap((sentence) => (sentence.trim().length > 10 ? [plain(sentence)] : []))
}

const TO_SIGN_IN = ['/prelogin', '/prelogin2', '/index2', '/v2', '/v2/wizard', '/v2/wizard/login', '/signin']

/** Reads pages; of each, that it is there, that nobody is silent, and that nobody is named who is not connected. */
function readerOf(visit: Visit, set: Connected) {
  const { language } = visit
  const links = new Set<string>()
  return {
    links,
    async read(path: string, expected = 200) {
      const answer = await visit.ask(path)
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, expected, null])
      const html = await answer.text()
      const text = plain(readable(html).replaceAll('\u00a0', ' '))
      expect(html, path).not.toContain('data-error')
      for (const silence of silences(language)) expect(text, path).not.toContain(silence)
      if (!set.register && path !== '/about' && path !== '/terms') expect(text, path).not.toContain(REGISTER[language])
      if (howMany(set) !== 'all') expect(text, path).not.toContain(TEXT[language].synthesis.askedAt.split(' {{')[0])
      for (const [, link = ''] of html.matchAll(/ href="([^"]+)"/g)) {
        const { origin, pathname } = new URL(link.replaceAll('&amp;', '&'), visit.origin + pathIn(language, path))
        if (origin === visit.origin && !/\.\w+$/.test(pathname)) links.add(pathname)
      }
      return { html, text, says: (sentence: string) => text.includes(plain(sentence)) }
    },
  }
}

type Read = ReturnType<typeof readerOf>['read']

async function readInPublic(read: Read, set: Connected, language: Language) {
  const { about, cookies, documents, frame, guided, papers, prelogin, terms } = TEXT[language]
  const home = await read('/')
  expect(home.html.includes(`href="${pathIn(language, '/index2')}"`)).toBe(set.identity)
  for (const path of ['/index2', '/prelogin', '/v2', '/v2/wizard/login'])
    expect([path, (await read(path)).says(frame.noSignIn.text)]).toEqual([path, !set.identity])
  const many = howMany(set)
  const [onAbout, onTerms, onCookies] = [await read('/about'), await read('/terms'), await read('/cookies')]
  expect([onAbout.says(about.what.known), onAbout.says(about.what.partlyKnown)]).toEqual([
    many === 'all',
    many === 'some',
  ])
  expect(onAbout.says(about.what.ownAlways)).toBe(set.identity && many === 'none')
  expect(onTerms.says(terms.received.register)).toBe(set.register)
  expect(onTerms.says(terms.received.funds)).toBe(set.funds && set.entities)
  expect(onTerms.says(terms.received.fundsAlone)).toBe(set.funds && !set.entities)
  expect(onTerms.says(terms.received.entitiesAlone)).toBe(!set.funds && set.entities)
  expect(onCookies.says(cookies.kept.login)).toBe(set.identity)
  if (!set.identity) return
  expect((await read('/prelogin')).says(prelogin.service.register)).toBe(set.register)
  const needed = await read('/index2')
  expect(needed.says(documents.avs.title)).toBe(set.register)
  expect(needed.says(papers.at.extract.name)).toBe(!set.register)
  expect(needed.says(documents.lpp.title)).toBe(set.funds)
  expect(needed.says(documents.pillar3a.title)).toBe(set.entities)
  const guide = await read('/v2')
  expect(guide.says(guided.step.lpp.text)).toBe(set.funds)
  expect(guide.says(guided.typed.pillar3a)).toBe(!set.entities)
}

const saved = (answer: Response) => {
  const to = answer.headers.get('location')
  expect([to, answer.status, isFormAgain(to)]).toEqual([to, 303, false])
}

/** The first pillar: as the register has it, or from memory. */
async function answerFirst(visit: Visit, { register }: Connected) {
  if (register) return visit.call('/acor/pension-calculator/info', infoOf(RETO))
  const typed = { birthDate: '18.05.1972', gender: 'MALE', status: 'bachelor', salary: '90000', rate: '100' }
  const work = { work: 'employed', fund: 'yes', insuredSince: 'always' }
  return saved(await visit.send('/own/quick', Object.entries({ ...typed, ...work })))
}

/** The other two: asked for where somebody can be, else copied. */
async function answerSavings(visit: Visit, { funds, entities }: Connected) {
  const [fund = '', bank = ''] = [RETO.policies[0]?.fundId, RETO.providents[0]?.entityId]
  if (funds) {
    await visit.call('/openpk/user/pension-funds', { ids: [fund] })
    await signInAt(visit, '/lpp', fund, RETO)
  } else {
    const paper = { label: 'Caisse', date: '01.01.2026', balance: '412638', capital: '689022', pension: '37207' }
    saved(
      await visit.send(
        '/lpp/certificate?number=1',
        Object.entries({ ...paper, pensionPer: 'year', contributionPer: 'year' }),
      ),
    )
  }
  if (entities) {
    await visit.call('/openpv/user/entities', { ids: [bank] })
    await signInAt(visit, '/3a', bank, RETO)
    const { body } = await visit.call<object>('/open3k/info')
    await visit.call('/open3k/info', body)
  } else {
    const paper = { label: 'Banque', kind: 'account', solde: '45000', amount: '3000', rate: '0.5' }
    saved(await visit.send('/3a/account?number=1', Object.entries(paper)))
  }
}

const figureOn = (html: string, name: string) => {
  const [tag = ''] = html.match(/<data [^>]*>/g)?.filter((one) => one.includes(`data-figure="${name}"`)) ?? []
  return Number(/ value="([\d.]+)"/.exec(tag)?.[1])
}

describe.each(COMBINATIONS.map((set, at) => [nameOf(set), set, at] as const))('connected: %s', (_, set, at) => {
  let product: StartedProduct
  beforeAll(async () => {
    product = await startProduct({ settings: settingsFor(set) })
  })
  afterAll(() => product.close())
  const parties = asked(set)

  it.each(inTurn(LANGUAGES, at))('every page asks and says what fits, in %s', async (language) => {
    const { avs, career, lpp, pillar3a } = TEXT[language]
    await readInPublic(readerOf(await beginVisit(language, product), parties).read, parties, language)

    const visit = set.identity ? await beginVisit(language, product) : await ownVisitOf(language, product)
    if (set.identity) await enter(visit, RETO)
    expect(visit.path).toBe(set.register ? '/avs' : '/own/papers')
    const { read, links } = readerOf(visit, parties)
    await read('/own/papers')
    const form = await read('/avs')
    expect([form.says(avs.prefilled), form.html.includes('name="navs"')]).toEqual([set.register, set.register])
    expect(form.says(avs.workTitle)).toBe(!set.register)
    expect((await visit.ask('/own/quick')).status).toBe(set.register ? 303 : 200)
    await answerFirst(visit, parties)

    const [fundPage, bankPage] = [await read('/lpp'), await read('/3a')]
    expect([fundPage.says(lpp.choiceTitle), fundPage.html.includes('name="ids"')]).toEqual([
      parties.funds,
      parties.funds,
    ])
    expect([bankPage.says(pillar3a.choiceTitle), bankPage.html.includes('name="ids"')]).toEqual([
      parties.entities,
      parties.entities,
    ])
    for (const path of ['/lpp/certificate', '/3a/account', '/own/check', '/avs/family', '/synthesis', '/data'])
      await read(path)
    await answerSavings(visit, parties)
    await read('/lpp')
    await read('/3a')
    const [careerPage, check] = [await read('/avs/career'), await read('/own/check')]
    expect(careerPage.says(career.register.replace('{{day}}', '').trim())).toBe(false)
    expect(check.html).not.toContain('NaN')
    for (const path of ['/avs/explained', '/lpp/explained', '/3a/explained', '/simulation', '/ages']) await read(path)
    const { html } = await read('/synthesis')
    for (const name of ['avs.monthly', 'lpp.monthly', 'pillar3a.current', 'total.monthly'])
      expect([name, figureOn(html, name) > 0]).toEqual([name, true])

    if (!set.identity) expect(TO_SIGN_IN.filter((path) => links.has(pathIn(language, path)))).toEqual([])
    if (language === 'fr')
      for (const link of links) {
        const { status } = await visit.ask(visit.origin + link)
        expect([link, status < 400]).toEqual([link, true])
      }
  })
})
