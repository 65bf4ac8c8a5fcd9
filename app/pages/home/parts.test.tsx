import { readFileSync } from 'node:fs'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Language } from '~/language/language'
import { ENTITIES, FUNDS } from '~/sandbox/parties'
import { readPeople } from '~/sandbox/people/read-people'
import { de } from '~/shell/catalogue.de'
import { fr } from '~/shell/catalogue.fr'
import { textIn } from '~/shell/texts'
import { EXAMPLE_PEOPLE } from '~/ui/demo/example-people'
import { TextProvider } from '~/ui/frame/text'
import { Examples } from './examples'
import { Film } from './film'
import { logoAddress, portraitAddress } from './media/files'
import { PARTNERS } from './partner-organisations'

const render = (element: ReactElement, language: Language = 'fr', at?: string) =>
  renderToStaticMarkup(
    <TextProvider language={language} t={textIn(language)} status={200} at={at}>
      {element}
    </TextProvider>,
  )

describe('worked examples', () => {
  const people = readPeople(null)
  const asRegistered = ({ firstName }: { firstName: string }) => people.find((person) => person.firstName === firstName)

  it.each(EXAMPLE_PEOPLE)('[054] [055] $firstName is as the registers of the demo know them', (example) => {
    const { children, ...registered } = asRegistered(example) ?? { children: [] }
    const { key: _, children: count, ...shown } = example
    expect(registered).toMatchObject(shown)
    expect(children).toHaveLength(count)
  })

  it('are three who are not married to each other', () => {
    const numbers = EXAMPLE_PEOPLE.map((example) => asRegistered(example)?.navs)
    expect(new Set(numbers).size).toBe(3)
    for (const example of EXAMPLE_PEOPLE) expect(numbers).not.toContain(asRegistered(example)?.partnerNavs)
  })

  it('cannot be tried by one press where there is no demo', () =>
    expect(render(<Examples examples={{}} onePress={false} />)).not.toContain('/demo'))
})

describe('partners', () => {
  const parties = [
    ...FUNDS.map(({ id, nameFr, nameDe, status }) => ({ id, nameFr, nameDe, status, kind: 'fund' })),
    ...ENTITIES.map(({ id, name, status, kind }) => ({ id, nameFr: name, nameDe: name, status, kind })),
  ]

  it.each(PARTNERS)('$id is a party of the demo that is connected, and is called as there', ({ id, kind }) =>
    expect(parties.find((party) => party.id === id)).toEqual({
      id,
      kind,
      nameFr: fr.home.partners.names[id],
      nameDe: de.home.partners.names[id],
      status: 'active',
    }),
  )

  it('[051] are all that are connected', () => {
    const connected = parties.filter(({ status }) => status === 'active').map(({ id }) => id)
    expect(PARTNERS.map(({ id }) => id).toSorted()).toEqual(connected.toSorted())
  })
})

describe('film', () => {
  it.each([
    ['fr', '/'],
    ['de', '/de'],
  ] as const)('is a still until it is asked for, which leads to its player (%s)', (language, home) => {
    for (const at of [home, `${home}?film=claire`, `${home}?film=`, `${home}?film=else`]) {
      const html = render(<Film name="reto" />, language, `https://example.ch${at}`)
      expect(html).toMatch(
        new RegExp(
          `<a class="film-screen" href="${home}\\?film=reto#film-reto"><img src="[^"]*/reto\\.${language}[^"]*\\.png"[^>]* loading="lazy"/>`,
        ),
      )
      expect(html).not.toMatch(/<video|<track|\.mp4|\.vtt/)
    }
  })

  it.each(['fr', 'de'] as const)('is played in the language of the page, with captions in both (%s)', (language) => {
    const html = render(<Film name="reto" />, language, 'https://example.ch/?film=reto')
    expect(html).toMatch(
      new RegExp(
        `<video class="film-screen" id="film-reto" src="[^"]*/reto\\.${language}[^"]*\\.mp4" poster="[^"]*/reto\\.${language}[^"]*\\.png"`,
      ),
    )
    expect(html).toMatch(/<track kind="captions" src="\/films\/reto\.fr\.[^"]*\.vtt" srcLang="fr" label="Français"/)
    expect(html).toMatch(/<track kind="captions" src="\/films\/reto\.de\.[^"]*\.vtt" srcLang="de" label="Deutsch"/)
    expect(html).toContain(' preload="none" controls=""')
    expect(html).not.toMatch(/default|autoplay|<img/i)
  })
})

describe('pictures', () => {
  const drawn = [...PARTNERS.map(({ id }) => logoAddress(id)), ...EXAMPLE_PEOPLE.map(({ key }) => portraitAddress(key))]

  it.each(drawn)('%s is small and asks for nothing else', (name) => {
    const svg = readFileSync(new URL(`../../../public${name}`, import.meta.url), 'utf8')
    expect(svg.length).toBeLessThan(2_000)
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/http|href|<style|<script/)
  })
})
