/** The posted AVS form: saved, refused, or shown again with one row more or less. */

import { INTENT } from '@conform-to/dom'
import { describe, expect, it, vi } from 'vitest'
import { Refusal } from '~/estimate/case/refusal'
import { OWN, pageWith, savedInfo, valueIn } from '../../../tests/support/pages/avs-page'
import { ADD_CHILD, removeChild } from '../../../tests/support/pages/row-buttons'
import { failing, readable } from '../../../tests/support/product/serve-page'
import type { UseCases } from '../../../tests/support/product/use-cases'

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
const NO_FAMILY = { marriages: [], children: [], survivorsPension: null }
const PARTNER = '756.0000.0000.26'
const typedWith = (...changes: [string, string][]) =>
  [...new Map([...typed, ...changes])].map(([name, value]) => [name, value] as [string, string])

/** The fields that receive the focus. */
const focusIn = (html: string) =>
  [...html.matchAll(/<input[^>]*autofocus[^>]*>/gi)].map(([tag]) => /name="([^"]*)"/.exec(tag)?.[1])

describe('the sent AVS form', () => {
  const send = async (fields: [string, string][], calls: Partial<UseCases> = {}, path = '/avs') => {
    const saveInfo = vi.fn<UseCases['saveInfo']>(async () => savedInfo('bachelor'))
    const answer = await pageWith({ saveInfo, ...calls }).post(path, fields)
    return { status: answer.status, location: answer.headers.get('Location'), html: await answer.text(), saveInfo }
  }

  it('[070] [071] [072] [073] [078] is saved, and leads on with 303', async () => {
    const { status, location, saveInfo } = await send(typed)
    expect([status, location]).toEqual([303, '/router?done=answer#done'])
    expect(saveInfo.mock.calls.map(([info]) => [info])).toEqual([
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
    expect((await send(typed, {}, '/de/avs')).location).toBe('/de/router?done=answer#done')
  })

  it('leads to the page of the family while the pension of a spouse who has retired was never asked for', async () => {
    const married = typedWith(
      ['status', 'married'],
      ['relationshipStartDate', '1.6.1994'],
      ['partner.navs', PARTNER],
      ['partner.birthDate', '1.3.1956'],
      ['partner.gender', 'MALE'],
    )
    const to = async (calls: Partial<UseCases>) =>
      (await send(married, { saveInfo: async () => savedInfo('married'), ...calls })).location
    expect(await to({ hasRetiredSpouse: async () => true })).toBe('/avs/family?done=answer#done')
    expect(await to({ hasRetiredSpouse: async () => false })).toBe('/router?done=answer#done')
    const getFamily = async () => NO_FAMILY
    expect(await to({ hasRetiredSpouse: async () => true, getFamily })).toBe('/router?done=answer#done')
  })

  it('[081] is saved for a case that is not handled, and leads to the page that says so', async () => {
    const { status, location, saveInfo } = await send(typedWith(['status', 'widow']))
    expect([status, location, saveInfo.mock.calls.length]).toEqual([303, '/avs?done=answer#done', 1])
  })

  it('single after all and refused, keeps what was typed of the partner, out of sight', async () => {
    const couple: [string, string][] = [
      ['relationshipStartDate', '1.6.1998'],
      ['partner.birthDate', '4.3.1968'],
    ]
    const { status, html } = await send(typedWith(['birthDate', 'x'], ...couple))
    expect(status).toBe(400)
    expect(couple.map(([name]) => valueIn(html, name))).toEqual(['1.6.1998', '4.3.1968'])
    const [before = ''] = html.split('name="relationshipStartDate"')
    expect(before.split('<div class="if-').at(-1)).toMatch(/^couple"/)
  })

  it('shows a hidden question that is answered wrongly', async () => {
    const tooLong: [string, string] = ['partner.birthDate', '1'.repeat(5000)]
    const { status, html } = await send(typedWith(tooLong, ['relationshipEndDate', 'x'], ['status', 'widow']))
    expect(status).toBe(400)
    const classBefore = (name: string) =>
      html
        .split(`name="${name}"`)[0]
        ?.match(/class="if-\w+"/g)
        ?.at(-1)
    expect([classBefore('partner.birthDate'), classBefore('relationshipEndDate')]).toEqual([undefined, undefined])
  })

  it('comes back in the language switched to as it was typed, which is remembered, and saves nothing', async () => {
    const saveInfo = vi.fn<UseCases['saveInfo']>(async () => savedInfo('bachelor'))
    const fields: [string, string][] = [...typedWith(['birthDate', '31.13.']), ['lang', 'de']]
    const answer = await pageWith({ saveInfo }).post('/de/avs', fields)
    expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([
      200,
      expect.stringMatching(/^locale=[^;]+;.*Max-Age=31536000/),
    ])
    const html = await answer.text()
    expect(valueIn(html, 'birthDate')).toBe('31.13.')
    expect(html).not.toContain('aria-invalid')
    expect(saveInfo).not.toHaveBeenCalled()
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
    const getInfo = async () => savedInfo('married')
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

  it('[077] shows as many rows as there are children to enter', async () => {
    const { status, html, saveInfo } = await send(typedWith(['childCount', '3']))
    expect([status, saveInfo.mock.calls.length]).toEqual([200, 0])
    expect(html.match(/name="children\[\d\]\.birthDate"/g)).toHaveLength(3)
    expect(html).not.toContain('error-summary')
    expect(html).not.toContain('aria-invalid')
    expect(focusIn(html)).toEqual(['children[1].birthDate'])
  })

  it('[077] says what is wrong elsewhere beside new rows, and nothing of these', async () => {
    const { status, html } = await send(typedWith(['childCount', '3'], ['birthDate', '31.02.2000']))
    expect(status).toBe(400)
    expect(html).toContain('href="#birthDate"')
    expect(html).not.toContain('href="#children')
    expect(html.match(/aria-invalid/g)).toHaveLength(1)
    expect(focusIn(html)).toEqual([])
  })

  it('[077] asks again for the day of a row that was there', async () => {
    const { status, html } = await send(typedWith(['childCount', '2'], ['children[1].birthDate', '']))
    expect(status).toBe(400)
    expect(readable(html)).toContain('Il manque une réponse\u00a0: Date de naissance de l’enfant\u00a02')
  })

  it('[077] [078] shows a row more for the button, saves nothing, keeps the rest, and says nothing is wrong', async () => {
    const { status, html, saveInfo } = await send(typedWith(['navs', '756.1'], ADD_CHILD))
    expect([status, saveInfo.mock.calls.length]).toEqual([200, 0])
    for (const field of ['birthDate', 'alive', 'deathDate']) expect(html).toContain(`name="children[1].${field}"`)
    expect([valueIn(html, 'navs'), valueIn(html, 'childCount')]).toEqual(['756.1', '2'])
    expect(html).not.toContain('error-summary')
  })

  it('shows a row less for the other button', async () => {
    const { html } = await send(typedWith(removeChild(0)))
    expect(html).not.toContain('name="children[0].birthDate"')
  })

  it.each(['{', 'null', '{"type":"insert"}', '{"type":"update","payload":{"name":"navs","value":"x"}}'])(
    'is saved as it was typed where no button of the page was pressed: %s',
    async (intent) => {
      const { status, saveInfo } = await send(typedWith([INTENT, intent]))
      expect([status, saveInfo.mock.calls[0]?.[0].person.navs]).toEqual([303, OWN])
    },
  )

  it('says in one round what it could not read and what the call refuses of the rest, and has nothing saved', async () => {
    const checkInfo = vi.fn<UseCases['checkInfo']>(async () => [
      { field: 'birthDate', key: 'required' },
      { field: 'children[0].birthDate', key: 'childBeforeParent' },
    ])
    const fields = typedWith(['birthDate', '31.02.2000'], ['children[0].birthDate', '1.1.1950'])
    const { status, html, saveInfo } = await send(fields, { checkInfo })
    expect([status, saveInfo.mock.calls.length]).toEqual([400, 0])
    expect(checkInfo.mock.calls[0]?.[0]).toEqual({
      person: {
        navs: OWN,
        gender: 'FEMALE',
        status: 'bachelor',
        relationshipStartDate: null,
        relationshipEndDate: null,
      },
      partner: null,
      children: [{ birthDate: '1950-01-01', alive: true, deathDate: null }],
    })
    expect(readable(html)).toContain('Cette date n’existe pas dans le calendrier.')
    expect(readable(html)).not.toContain('Il manque une réponse')
    expect(readable(html)).toContain('Un enfant ne peut pas être né avant vous.')
    expect(html.match(/<a href="#(?:birthDate|children-0-birthDate)"/g)).toHaveLength(2)
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
    expect(readable(html)).toContain('Vos données n’ont pas pu être enregistrées.')
  })

  it('is only for signed-in visitors', async () => {
    const getMe = () => Promise.reject(new Refusal('notLogged'))
    const { status, location, saveInfo } = await send(typed, { getMe })
    expect([status, location, saveInfo.mock.calls.length]).toEqual([302, '/?session=lost', 0])
  })
})
