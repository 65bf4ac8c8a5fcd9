import { describe, expect, it, vi } from 'vitest'
import { type ApiClient, ApiProblem } from '~/api/client'
import type { SharedFact } from '~/dossier/household'
import { Info, type InfoAnswer, Insured } from '~/dossier/shape'
import { day } from '~/pillars/day'
import { de } from '~/text/de'
import { fr } from '~/text/fr'
import { failing, PARTNER_NAVS, readable, servePage, signedIn } from '../../tests/support/serve-page'
import * as avs from './avs'

const OWN = '756.1111.2222.08'
const WARNING = 'Les cas autres que Célibataire et Marié·e ne sont pas encore traités par le prototype'
const GERMAN_WARNING = 'Andere Fälle als «Ledig» und «Verheiratet» werden vom Prototyp noch nicht behandelt'

const own = Insured.parse({
  navs: OWN,
  firstName: 'Nora',
  lastName: 'Exemple',
  birthDate: '1970-05-10',
  gender: 'FEMALE',
  civilStatus: 'married',
  relationshipStartDate: '1998-06-01',
  relationshipEndDate: null,
  partnerNavs: PARTNER_NAVS,
  children: [{ birthDate: '2000-02-03', deathDate: null }],
  incomes: [],
  source: 'register',
  asOf: '2026-01-01',
})
const { incomes: _, ...partnerRecord } = { ...own, navs: PARTNER_NAVS, birthDate: '1968-03-04', gender: 'MALE' }

function saved(status: string): InfoAnswer {
  const info = Info.parse({
    person: {
      navs: OWN,
      birthDate: '1970-05-10',
      gender: 'FEMALE',
      status,
      relationshipStartDate: status === 'bachelor' ? null : '1998-06-01',
      relationshipEndDate: null,
    },
    partner:
      status === 'married' ? { navs: PARTNER_NAVS, birthDate: '1968-03-04', gender: 'MALE', deathDate: null } : null,
    children: [{ birthDate: '2000-02-03', alive: true, deathDate: null }],
  })
  const { person, partner } = info
  return {
    ...info,
    person: { ...person, age: 56 },
    partner: partner && { ...partner, age: 58 },
    hasChildren: true,
    childCount: 1,
  }
}

const getInsured = (async (navs: string) =>
  navs === OWN ? { ...own, age: 56 } : { ...partnerRecord, age: 58 }) as ApiClient['getInsured']
const pageWith = (calls: Partial<ApiClient>) =>
  servePage(avs, '/avs', {
    ...signedIn(),
    getInfo: async () => null,
    getInsured,
    getHousehold: async () => null,
    ...calls,
  })
const htmlOf = async (calls: Partial<ApiClient>, path = '/avs') => (await pageWith(calls).get(path)).text()

/** The value of a text field, a select or the chosen radio, as the browser would send it. */
function valueIn(html: string, name: string): string | undefined {
  const inputs = [...html.matchAll(/<(?:input|option)\b[^>]*>/g)].map(([tag]) => tag)
  const named = inputs.filter((tag) => tag.includes(`name="${name}"`))
  const chosen = named[0]?.includes('type="text"') ? named[0] : named.find((tag) => tag.includes('checked'))
  return /value="([^"]*)"/.exec(chosen ?? '')?.[1]
}

describe('the AVS page', () => {
  it('[070] [083] is prefilled from the register', async () => {
    const html = await htmlOf({})
    const values = ['navs', 'birthDate', 'gender', 'partner.navs', 'partner.birthDate', 'partner.gender'].map((name) =>
      valueIn(html, name),
    )
    expect(values).toEqual([OWN, '10.05.1970', 'FEMALE', PARTNER_NAVS, '04.03.1968', 'MALE'])
    expect(html).toMatch(/<option value="married" selected="">/)
    expect(valueIn(html, 'relationshipStartDate')).toBe('01.06.1998')
    expect([valueIn(html, 'hasChildren'), valueIn(html, 'childCount')]).toEqual(['yes', '1'])
    expect(valueIn(html, 'children[0].birthDate')).toBe('03.02.2000')
    expect(valueIn(html, 'children[0].alive')).toBe('yes')
    expect(readable(html)).toContain('756.0000.0000.00')
  })

  it.each([
    ['/avs', 'Âge : 56 ans', 'Âge : 58 ans'],
    ['/de/avs', 'Alter: 56 Jahre', 'Alter: 58 Jahre'],
  ])('[074] shows the ages in words, of the register and of what was saved: %s', async (path, age, partnerAge) => {
    for (const info of [null, saved('married')]) {
      const text = readable(await htmlOf({ getInfo: async () => info }, path)).replaceAll('\u00a0', ' ')
      expect(text).toContain(age)
      expect(text).toContain(partnerAge)
    }
  })

  it('[080] says before any input which cases are handled', async () => {
    const html = await htmlOf({})
    expect(html.indexOf('Le prototype calcule la rente AVS')).toBeGreaterThan(0)
    expect(html.indexOf('Le prototype calcule la rente AVS')).toBeLessThan(html.indexOf('<input'))
  })

  it('[082] tells where the AVS number is found, in an element that opens by itself', async () => {
    expect(readable((await htmlOf({})).split('<details')[1] ?? '')).toMatch(
      /carte d’assurance-maladie.*fiche de salaire/,
    )
    expect(readable(await htmlOf({}, '/de/avs'))).toMatch(/Krankenversicherungskarte.*Lohnabrechnung/)
  })

  it('[079] asks a bachelor for no partner', async () => {
    expect(await htmlOf({ getInfo: async () => saved('bachelor') })).not.toContain('name="partner.')
    const html = await htmlOf({ getInfo: async () => saved('married') })
    const fields = ['navs', 'birthDate', 'gender', 'deathDate'].map((name) => html.includes(`name="partner.${name}"`))
    expect(fields).toEqual([true, true, true, true])
    expect(readable(html)).toContain('58 ans')
  })

  it.each(['just_married', 'widow', 'divorced', 'remarried'])(
    '[081] warns whoever is %s, and leads on',
    async (status) => {
      const getInfo = async () => saved(status)
      const html = await htmlOf({ getInfo })
      expect(html).toContain(WARNING)
      expect(html).toContain('href="/lpp"')
      const german = await htmlOf({ getInfo }, '/de/avs')
      expect(german).toContain(GERMAN_WARNING)
      expect(german).toContain('href="/de/lpp"')
    },
  )

  it.each(['bachelor', 'married'])('[081] does not warn whoever is %s', async (status) => {
    const getInfo = async () => saved(status)
    expect(await htmlOf({ getInfo })).not.toContain(WARNING)
    expect(await htmlOf({ getInfo }, '/de/avs')).not.toContain(GERMAN_WARNING)
  })

  it.each([
    ['bachelor', true],
    ['married', true],
    ['widow', false],
  ])('of whoever is %s and saved, leads to the explained calculation: %s', async (status, leads) => {
    const html = await htmlOf({ getInfo: async () => saved(status) })
    expect(html.includes('href="/avs/explained"')).toBe(leads)
    expect(await htmlOf({})).not.toContain('href="/avs/explained"')
  })

  it('stays usable when the register is silent', async () => {
    const html = await htmlOf({ getInsured: failing(424, 'register silent') })
    expect(html).toContain('data-error="register silent"')
    expect(valueIn(html, 'navs')).toBe(OWN)
  })

  it('[220] stays usable when what was saved cannot be read', async () => {
    const html = await htmlOf({ getInfo: failing(424, 'no info') })
    expect(html).toContain('data-error="no info"')
    expect(valueIn(html, 'birthDate')).toBe('10.05.1970')
  })

  describe('marriage and children that the partner has saved', () => {
    const household = {
      relationshipStartDate: day('1999-07-02'),
      children: [
        { birthDate: day('2001-03-04'), alive: true, deathDate: null },
        { birthDate: day('2004-05-06'), alive: false, deathDate: day('2005-06-07') },
      ],
      enteredBy: 'partner' as const,
      both: false,
      differing: [],
    }
    const couplesValues = (html: string) =>
      ['relationshipStartDate', 'childCount', 'children[0].birthDate', 'children[1].deathDate'].map((name) =>
        valueIn(html, name),
      )
    const OF_REGISTER = ['01.06.1998', '1', '03.02.2000', undefined]
    const OF_PARTNER = ['02.07.1999', '2', '04.03.2001', '07.06.2005']
    const SENTENCES = [
      ['/avs', 'sont ceux que votre partenaire a indiqués ici'],
      ['/de/avs', 'hat Ihre Partnerin oder Ihr Partner hier angegeben'],
    ] as const

    it.each(SENTENCES)('[011] stand in the form, and it says so: %s', async (path, sentence) => {
      const html = await htmlOf({ getHousehold: async () => household }, path)
      expect(couplesValues(html)).toEqual(OF_PARTNER)
      expect(readable(html)).toContain(sentence)
      // All else is as the register says.
      expect(valueIn(html, 'partner.birthDate')).toBe('04.03.1968')
      expect(html).toMatch(/<option value="married" selected="">/)
    })

    it('[011] take away the children of the register where there are none', async () => {
      const html = await htmlOf({ getHousehold: async () => ({ ...household, children: [] }) })
      expect([valueIn(html, 'hasChildren'), valueIn(html, 'children[0].birthDate')]).toEqual(['no', undefined])
    })

    it('stand in the form also where the register is silent', async () => {
      const getInsured = failing(424, 'register silent')
      expect(couplesValues(await htmlOf({ getInsured, getHousehold: async () => household }))).toEqual(OF_PARTNER)
    })

    it.each<[string, ApiClient['getHousehold']]>([
      ['I have saved them myself', async () => ({ ...household, enteredBy: 'me' })],
      ['nobody has', async () => null],
      ['they cannot be read', failing(424, 'register silent')],
    ])('are those of the register where %s', async (_, getHousehold) => {
      const html = await htmlOf({ getHousehold })
      expect(couplesValues(html)).toEqual(OF_REGISTER)
      expect(readable(html)).not.toContain(SENTENCES[0][1])
    })

    const getInfo = async () => saved('married')

    it('leave what I have saved as it is', async () => {
      const html = await htmlOf({ getInfo, getHousehold: async () => household })
      expect(couplesValues(html)).toEqual(OF_REGISTER)
      expect(readable(html)).not.toContain(SENTENCES[0][1])
    })

    it.each([
      ['/avs', fr],
      ['/de/avs', de],
    ])('are said to differ from it, and not by what: %s', async (path, { synthesis: { couple } }) => {
      const differing: SharedFact[] = ['relationshipStartDate', 'children']
      const getHousehold = async () => ({ ...household, both: true, differing })
      const html = await htmlOf({ getInfo, getHousehold }, path)
      expect(html).toContain(couple.differs.both)
      expect(html).not.toMatch(/02\.07\.1999|04\.03\.2001/)
      expect(await htmlOf({ getInfo, getHousehold: async () => household }, path)).not.toContain(couple.differs.text)
    })
  })

  it('lets Enter press the button that goes on: it is the first of the form', async () => {
    const [, form = ''] = (await htmlOf({})).split('<form')
    expect(/<button[^>]*>([^<]*)</.exec(form)?.[1]).toBe('Continuer')
  })

  it('[019] [034] is for who is signed in', async () => {
    for (const [path, home] of [
      ['/avs', '/'],
      ['/de/avs', '/de'],
    ] as const) {
      const answer = await pageWith({ getMe: failing(401, 'not logged') }).get(path)
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, home])
    }
  })
})

const typed: [string, string][] = [
  ['navs', OWN],
  ['birthDate', '10.5.1970'],
  ['gender', 'FEMALE'],
  ['status', 'bachelor'],
  ['hasChildren', 'yes'],
  ['childCount', '1'],
  ['children[0].birthDate', '3.2.2000'],
  ['children[0].alive', 'yes'],
]
const typedWith = (...changes: [string, string][]) =>
  [...new Map([...typed, ...changes])].map(([name, value]) => [name, value] as [string, string])

describe('the sent AVS form', () => {
  const send = async (fields: [string, string][], calls: Partial<ApiClient> = {}, path = '/avs') => {
    const saveInfo = vi.fn<ApiClient['saveInfo']>(async () => saved('bachelor'))
    const answer = await pageWith({ saveInfo, ...calls }).post(path, fields)
    return { status: answer.status, location: answer.headers.get('Location'), html: await answer.text(), saveInfo }
  }

  it('[070] [071] [072] [073] [078] is saved, and leads on with 303', async () => {
    const { status, location, saveInfo } = await send(typed)
    expect([status, location]).toEqual([303, '/router'])
    expect(saveInfo.mock.calls).toEqual([
      [
        {
          person: {
            navs: OWN,
            birthDate: '1970-05-10',
            gender: 'FEMALE',
            status: 'bachelor',
            relationshipStartDate: null,
            relationshipEndDate: null,
          },
          partner: null,
          children: [{ birthDate: '2000-02-03', alive: true, deathDate: null }],
        },
      ],
    ])
    expect((await send(typed, {}, '/de/avs')).location).toBe('/de/router')
  })

  it('[081] is saved for a case that is not handled, and leads to the page that says so', async () => {
    const { status, location, saveInfo } = await send(typedWith(['status', 'widow']))
    expect([status, location, saveInfo.mock.calls.length]).toEqual([303, '/avs', 1])
  })

  it.each([
    ['navs', '123.4567.8901.23'],
    ['navs', '756.12.34'],
  ])('[084] is refused with another number: %s %s', async (name, value) => {
    const { status, html, saveInfo } = await send(typedWith([name, value]))
    expect([status, saveInfo.mock.calls.length]).toEqual([400, 0])
    expect(valueIn(html, 'navs')).toBe(value)
    expect(readable(html)).toContain('Le numéro AVS a 13 chiffres et commence par 756.')
  })

  it('[135] is refused with 31.02.2000: a sentence at the field and in the summary, all else as typed', async () => {
    const { status, html } = await send(typedWith(['birthDate', '31.02.2000']))
    expect(status).toBe(400)
    expect(html.match(/Cette date n’existe pas dans le calendrier/g)).toHaveLength(2)
    expect(html).toContain('href="#birthDate"')
    expect(valueIn(html, 'birthDate')).toBe('31.02.2000')
    expect(valueIn(html, 'gender')).toBe('FEMALE')
    expect(valueIn(html, 'children[0].birthDate')).toBe('3.2.2000')
  })

  it('shows no ages of the saved dates beside dates that were changed', async () => {
    const getInfo = async () => saved('married')
    const fields = typedWith(['status', 'married'], ['birthDate', '31.02.2000'], ['partner.birthDate', '5.5.1980'])
    const { status, html } = await send(fields, { getInfo })
    expect(status).toBe(400)
    expect(html).toContain('name="partner.birthDate"')
    expect(readable(html)).not.toMatch(/Âge\s*:/)
  })

  it('[137] offers six civil statuses, and no other', async () => {
    const { html } = await send(typedWith(['birthDate', '31.02.2000']))
    const [select = ''] = html.match(/<select[^>]*name="status"[\s\S]*?<\/select>/) ?? []
    const values = [...select.matchAll(/<option[^>]*value="([^"]*)"/g)].map(([, value]) => value).filter(Boolean)
    expect(values.toSorted()).toEqual(['bachelor', 'divorced', 'just_married', 'married', 'remarried', 'widow'])
  })

  it('[137] is refused with another status', async () => {
    const { status, html } = await send(typedWith(['status', 'single']))
    expect(status).toBe(400)
    expect(readable(html)).toContain('Choisissez une des six réponses.')
  })

  it('[077] shows as many rows as there are children to tell of', async () => {
    const { status, html, saveInfo } = await send(typedWith(['childCount', '3']))
    expect([status, saveInfo.mock.calls.length]).toEqual([400, 0])
    expect(html.match(/name="children\[\d\]\.birthDate"/g)).toHaveLength(3)
    expect(html).toContain('href="#children-2-birthDate"')
    expect(readable(html)).toContain('Il manque une réponse\u00a0: Date de naissance de l’enfant\u00a03')
  })

  it('[077] [078] shows a row more for the button, saves nothing, keeps the rest, and says nothing is wrong', async () => {
    const { status, html, saveInfo } = await send(typedWith(['navs', '756.1'], ['intent', 'addChild']))
    expect([status, saveInfo.mock.calls.length]).toEqual([200, 0])
    for (const field of ['birthDate', 'alive', 'deathDate']) expect(html).toContain(`name="children[1].${field}"`)
    expect([valueIn(html, 'navs'), valueIn(html, 'childCount')]).toEqual(['756.1', '2'])
    expect(html).not.toContain('error-summary')
  })

  it('shows a row less for the other button', async () => {
    const { html } = await send(typedWith(['intent', 'removeChild:0']))
    expect(html).not.toContain('name="children[0].birthDate"')
  })

  it('[240] shows what the call refuses at the field, and keeps what was typed', async () => {
    const saveInfo = failing(422, 'body does not fit', [{ field: 'children[0].birthDate', key: 'childBeforeParent' }])
    const { status, html } = await send(typed, { saveInfo })
    expect(status).toBe(400)
    expect(html).toContain('id="children-0-birthDate-error"')
    expect(readable(html)).toContain('Un enfant ne peut pas être né avant vous.')
    expect(valueIn(html, 'birthDate')).toBe('10.5.1970')
  })

  it('says so where nothing could be saved', async () => {
    const { status, html } = await send(typed, { saveInfo: failing(424, 'register silent') })
    expect(status).toBe(400)
    expect(readable(html)).toContain('Vos indications n’ont pas pu être enregistrées.')
  })

  it('is for who is signed in', async () => {
    const getMe = () => Promise.reject(new ApiProblem(401, 'not logged'))
    const { status, location, saveInfo } = await send(typed, { getMe })
    expect([status, location, saveInfo.mock.calls.length]).toEqual([302, '/?session=unsaved', 0])
  })
})
