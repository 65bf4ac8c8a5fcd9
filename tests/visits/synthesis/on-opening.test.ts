/** What the synthesis of somebody who is signed in shows as it opens, with nothing unfolded: each pillar's figures and days. */
import { describe, expect, it } from 'vitest'
import type { Open3kInfo } from '~/dossier/shape/account-3a'
import { chf } from '~/language/format'
import type { PensionResult } from '~/pillars/avs/result'
import { personNamed } from '../../support/visit/people'
import { plain, type Screen } from '../../support/visit/screen'
import { digestOf, readSynthesisOf } from '../../support/visit/synthesis'
import { isFolded } from '../../support/visit/told'
import { fillGaps, LANGUAGES, literally, pathIn, TEXT } from '../../support/visit/words'

/** As it stands: when the AVS begins for them, and for their partner. */
const DAYS: Record<string, { from: string; partner: string | null }> = {
  Claire: { from: '01.04.2036', partner: '01.11.2034' },
  Reto: { from: '01.09.2045', partner: '01.09.2045' },
  Nadia: { from: '01.12.2041', partner: null },
}

/** The words that are in sight, without those that must be unfolded or are only heard. */
function inSight(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const fold of copy.querySelectorAll('details:not([open])'))
    for (const part of fold.querySelectorAll(':scope > :not(summary)')) part.remove()
  for (const unseen of copy.querySelectorAll('script, svg, [hidden], .visually-hidden')) unseen.remove()
  return plain(copy.textContent ?? '')
}

describe.each(LANGUAGES)('on opening (%s)', (language) => {
  const text = TEXT[language].synthesis
  /** The card of a pillar, which is folded nowhere. */
  function card({ main }: Screen, pillar: 'avs' | 'lpp' | 'pillar3a'): HTMLElement {
    const found = main.getByRole('heading', { name: literally(text.cards[pillar]) }).closest('li') as HTMLElement
    expect(isFolded(found)).toBe(false)
    return found
  }
  const open = (name: string) => readSynthesisOf(personNamed(name), language)

  it.each(Object.keys(DAYS))('[107] %s sees the AVS pension', async (name) => {
    const visit = await open(name)
    const { body: pension } = await visit.call<PensionResult>('/acor/pension-calculator')
    expect(inSight(card(visit.screen, 'avs'))).toContain(plain(chf(pension.periods.at(-1)?.person ?? 0)))
  })

  it.each(Object.keys(DAYS))('[108] %s sees from when to when it is paid', async (name) => {
    const visit = await open(name)
    const seen = inSight(card(visit.screen, 'avs'))
    expect(seen).toContain(DAYS[name]?.from)
    expect(seen.toLowerCase()).toContain(plain(text.forLife).toLowerCase())
  })

  it.each(Object.entries(DAYS))(
    '[109] %s sees when the partner’s begins, if there is one',
    async (name, { partner }) => {
      const visit = await open(name)
      const seen = inSight(card(visit.screen, 'avs'))
      const [words] = plain(text.cards.andPartner).split(':') as [string]
      if (partner) expect(seen).toContain(plain(fillGaps(text.cards.andPartner, { day: partner })))
      else expect(seen).not.toContain(words)
    },
  )

  it.each(['Claire', 'Nadia'])(
    '[110] [111] %s sees the pension of the funds, and the way to their sites',
    async (name) => {
      const visit = await open(name)
      const { lpp } = (await digestOf(visit)).withoutChange
      const ofFunds = card(visit.screen, 'lpp')
      expect(inSight(ofFunds)).toContain(plain(chf(lpp?.monthly ?? 0)))
      const links = [...ofFunds.querySelectorAll('a')].filter((one) => !isFolded(one))
      const sites = lpp?.funds.map(({ webUrl }) => webUrl) ?? []
      expect(sites).not.toEqual([])
      expect(links.map((one) => one.getAttribute('href'))).toEqual(expect.arrayContaining(sites))
      for (const link of links.filter((one) => sites.includes(one.getAttribute('href') ?? '')))
        expect(link.rel).toMatch(/\bnoopener\b/)
    },
  )

  it('[112] [113] [114] Reto sees what the 3a is worth, what is paid in until when, and what it becomes and when', async () => {
    const visit = await open('Reto')
    const { body: info } = await visit.call<Open3kInfo>('/open3k/info')
    expect(info).toMatchObject({ solde: 23150.85, amount: 2400, paydate: '2037-06-01' })
    const { pillar3a } = (await digestOf(visit)).withoutChange
    const seen = inSight(card(visit.screen, 'pillar3a'))
    expect(seen).toContain("CHF 23'150.85")
    expect(seen).toMatch(/CHF 200\b[^.]*01\.06\.2037/)
    expect(seen).toContain(plain(chf(pillar3a?.projected ?? 0)))
    expect(seen.split('01.06.2037').length, 'the day of the payments, and that of the capital').toBeGreaterThan(2)
  })

  it('[115] the card of the 3a leads to where it is added to', async () => {
    const visit = await open('Reto')
    const ways = visit.screen.part(card(visit.screen, 'pillar3a'))
    const way = ways.getByRole<HTMLAnchorElement>('link', { name: literally(text.pillar3aAdd) })
    expect([isFolded(way), way.getAttribute('href')]).toEqual([false, pathIn(language, '/3a')])
  })

  it('[102] the AVS pension can be estimated again', async () => {
    const visit = await open('Claire')
    const again = visit.screen.main.getByRole<HTMLButtonElement>('button', { name: literally(text.avsAgain) })
    expect([isFolded(again), again.disabled]).toEqual([false, false])
  })
})
