import express from 'express'
import { afterEach, describe, expect, it } from 'vitest'
import { type Listening, listen } from '../../tests/support/product/listen'
import { refuse, STYLE_SHEET } from './refusal'

let served: Listening
afterEach(() => served?.close())

async function refusedAt(path: string, { styleSheet, agent = '' }: { styleSheet?: string; agent?: string } = {}) {
  const app = express()
  app.locals[STYLE_SHEET] = styleSheet
  app.use((request, response) => refuse(request, response, 429))
  served = await listen(app)
  return (await fetch(served.origin + path, { headers: { accept: 'text/html', 'user-agent': agent } })).text()
}

const FRENCH = 'Votre demande n’a pas pu être traitée'
const GERMAN = 'Ihre Anfrage konnte nicht bearbeitet werden'

describe('the page of someone who is refused', () => {
  it.each([
    ['/', 'fr', FRENCH, GERMAN],
    ['/avs', 'fr', FRENCH, GERMAN],
    ['/demo', 'fr', FRENCH, GERMAN],
    ['/signin', 'fr', FRENCH, GERMAN],
    ['/de', 'de', GERMAN, FRENCH],
    ['/de/avs?a=1', 'de', GERMAN, FRENCH],
  ])('at %s begins in its language (%s), and says the same in the other one', async (path, language, first, second) => {
    const page = await refusedAt(path)
    expect(page).toContain(`<html lang="${language}-CH">`)
    expect(page).toContain(`<title>${first} – `)
    expect(page).toContain(`<h1>${first}</h1>`)
    expect(page.slice(page.indexOf('<section'))).toMatch(
      new RegExp(`lang="(?!${language})..-CH">\\s*<h2>${second}</h2>`),
    )
    expect(page).toContain('>Trop de demandes')
    expect(page).toContain('>Zu viele Anfragen')
  })

  it('is compressed for someone who takes that, and the same', async () => {
    const plain = await refusedAt('/avs')
    await served.close()
    const encodingOf = async (accepted: string) => {
      const answer = await fetch(`${served.origin}/avs`, {
        headers: { accept: 'text/html', 'accept-encoding': accepted },
      })
      expect(await answer.text()).toBe(plain)
      return [answer.headers.get('content-encoding'), answer.headers.get('vary')]
    }
    const again = express().use((request, response) => refuse(request, response, 429))
    served = await listen(again)
    expect(await encodingOf('gzip, br')).toEqual(['gzip', 'Accept-Encoding'])
    expect(await encodingOf('identity')).toEqual([null, 'Accept-Encoding'])
  })

  it('looks like those of the product where their style sheet is known', async () => {
    expect(await refusedAt('/', { styleSheet: '/assets/a.css' })).toContain(
      '<link rel="stylesheet" href="/assets/a.css">',
    )
    await served.close()
    expect(await refusedAt('/')).not.toContain('<link')
  })

  it('is none for a crawler', async () => expect(await refusedAt('/', { agent: 'GPTBot/1.2' })).toBe(''))
})
