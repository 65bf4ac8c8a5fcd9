import { describe, expect, it } from 'vitest'
import type { SharedFact } from '~/dossier/shape/household'
import { day } from '~/pillars/day'
import { de } from '~/shell/catalogue.de'
import { fr } from '~/shell/catalogue.fr'
import { htmlOf, OWN, pageWith, savedInfo, valueIn } from '../../../tests/support/pages/avs-page'
import { failing, PARTNER_NAVS, readable } from '../../../tests/support/product/serve-page'
import type { UseCases } from '../../../tests/support/product/use-cases'

const WARNING = 'Les cas autres que Célibataire et Marié·e ne sont pas encore traités par le prototype'
const GERMAN_WARNING = 'Andere Fälle als «Ledig» und «Verheiratet» werden vom Prototyp noch nicht behandelt'

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
    for (const info of [null, savedInfo('married')]) {
      const text = readable(await htmlOf({ getInfo: async () => info }, path)).replaceAll('\u00a0', ' ')
      expect(text).toContain(age)
      expect(text).toContain(partnerAge)
    }
  })

  it('[080] says before any input which cases are handled', async () => {
    for (const [path, handled, others] of [
      ['/avs', 'uniquement pour les personnes célibataires, mariées', 'Pour les autres états civils'],
      ['/de/avs', 'nur für Personen, die ledig sind, verheiratet sind', 'Bei einem anderen Zivilstand'],
    ] as const) {
      const html = await htmlOf({}, path)
      const shownBefore = readable(html.slice(0, html.indexOf('<input')))
      expect(shownBefore).toContain(handled)
      expect(shownBefore).toContain(others)
    }
  })

  it('[082] says where to find the AVS number, in an element that opens by itself', async () => {
    expect(readable((await htmlOf({})).split('<details class="help')[1] ?? '')).toMatch(
      /carte d’assurance-maladie.*fiche de salaire/,
    )
    expect(readable(await htmlOf({}, '/de/avs'))).toMatch(/Krankenversicherungskarte.*Lohnabrechnung/)
  })

  it('shows what the register knows, its fields closed, and asks in the open for what nobody has said', async () => {
    const groupAt = (html: string, field: string) =>
      html
        .split(`name="${field}"`)[0]
        ?.split('<details')
        .findLast((one) => one.startsWith(' class="correct"'))
    const html = await htmlOf({})
    expect(groupAt(html, 'navs')).toMatch(/^ class="correct"><summary>Corriger/)
    const empty = await htmlOf({
      getInfo: async () => ({ ...savedInfo('bachelor'), person: { ...savedInfo('bachelor').person, navs: null } }),
    })
    expect(groupAt(empty, 'navs')).toBeUndefined()
  })

  it('keeps what hurts folded for the married, and asks the widowed', async () => {
    const shownBefore = async (status: 'married' | 'widow') =>
      (await htmlOf({ getInfo: async () => savedInfo(status) })).split('name="partner.deathDate"')[0] ?? ''
    expect((await shownBefore('married')).split('<details').at(-1)).toMatch(
      /^ class="correct"><summary>Votre partenaire est décédé·e</,
    )
    expect((await shownBefore('widow')).split('<div class="if-').at(-1)).toMatch(/^widowed"/)
  })

  it('[079] asks a bachelor for no partner', async () => {
    expect(await htmlOf({ getInfo: async () => savedInfo('bachelor') })).not.toContain('name="partner.')
    const html = await htmlOf({ getInfo: async () => savedInfo('married') })
    const fields = ['navs', 'birthDate', 'gender', 'deathDate'].map((name) => html.includes(`name="partner.${name}"`))
    expect(fields).toEqual([true, true, true, true])
    expect(readable(html)).toContain('58 ans')
  })

  it.each(['just_married', 'widow', 'divorced', 'remarried'])(
    '[081] warns whoever is %s, and leads on',
    async (status) => {
      const getInfo = async () => savedInfo(status)
      const html = await htmlOf({ getInfo })
      expect(html).toContain(WARNING)
      expect(html).toContain('href="/lpp"')
      const german = await htmlOf({ getInfo }, '/de/avs')
      expect(german).toContain(GERMAN_WARNING)
      expect(german).toContain('href="/de/lpp"')
    },
  )

  it.each(['bachelor', 'married'])('[081] does not warn whoever is %s', async (status) => {
    const getInfo = async () => savedInfo(status)
    expect(await htmlOf({ getInfo })).not.toContain(WARNING)
    expect(await htmlOf({ getInfo }, '/de/avs')).not.toContain(GERMAN_WARNING)
  })

  it.each([
    ['bachelor', true],
    ['married', true],
    ['widow', false],
  ])('of whoever is %s and saved, leads to the explained calculation: %s', async (status, leads) => {
    const html = await htmlOf({ getInfo: async () => savedInfo(status) })
    expect(html.includes('href="/avs/explained"')).toBe(leads)
    expect(await htmlOf({})).not.toContain('href="/avs/explained"')
  })

  it('stays usable when the register is silent', async () => {
    const html = await htmlOf({ getInsured: failing(424, 'register silent') })
    expect(html).toContain('data-error="register silent"')
    expect(valueIn(html, 'navs')).toBe(OWN)
  })

  it('shows what the register says when what was saved cannot be read', async () => {
    const html = await htmlOf({ getInfo: failing(424, 'no info') })
    expect(html).toContain('data-error="no info"')
    expect(valueIn(html, 'birthDate')).toBe('10.05.1970')
  })

  describe('children that the partner has saved, beside the wedding day of the register', () => {
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
    const OF_PARTNER = ['01.06.1998', '2', '04.03.2001', '07.06.2005']
    const SENTENCES = [
      ['/avs', 'sont ceux que votre partenaire a indiqués ici'],
      ['/de/avs', 'hat Ihre Partnerin oder Ihr Partner hier angegeben'],
    ] as const

    it.each(SENTENCES)('[011] stand in the form, and it says so: %s', async (path, sentence) => {
      const html = await htmlOf({ getHousehold: async () => household }, path)
      expect(couplesValues(html)).toEqual(OF_PARTNER)
      expect(readable(html)).toContain(sentence)
      // Everything else matches the register.
      expect(valueIn(html, 'partner.birthDate')).toBe('04.03.1968')
      expect(html).toMatch(/<option value="married" selected="">/)
    })

    it('[011] take away the children of the register where there are none', async () => {
      const html = await htmlOf({ getHousehold: async () => ({ ...household, children: [] }) })
      expect([valueIn(html, 'hasChildren'), valueIn(html, 'children[0].birthDate')]).toEqual(['no', undefined])
    })

    it('stand in the form also where the register is silent', async () => {
      const getInsured = failing(424, 'register silent')
      const values = couplesValues(await htmlOf({ getInsured, getHousehold: async () => household }))
      // In that case nobody else knows the wedding day.
      expect(values).toEqual(['02.07.1999', ...OF_PARTNER.slice(1)])
    })

    it.each<[string, UseCases['getHousehold']]>([
      ['I have saved them myself', async () => ({ ...household, enteredBy: 'me' })],
      ['nobody has', async () => null],
      ['they cannot be read', failing(424, 'register silent')],
    ])('are those of the register where %s', async (_, getHousehold) => {
      const html = await htmlOf({ getHousehold })
      expect(couplesValues(html)).toEqual(OF_REGISTER)
      expect(readable(html)).not.toContain(SENTENCES[0][1])
    })

    const getInfo = async () => savedInfo('married')

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

  it('[019] [034] is only for signed-in visitors', async () => {
    for (const [path, home] of [
      ['/avs', '/'],
      ['/de/avs', '/de'],
    ] as const) {
      const answer = await pageWith({ getMe: failing(401, 'not logged') }).get(path)
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, home])
    }
  })
})
