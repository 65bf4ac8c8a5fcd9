/** Removing one's last fund or 3a account does not mean having none: over the calls themselves. */
import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES, pathIn } from '~/language/language'
import { textIn } from '~/shell/texts'
import { readable } from '../../tests/support/product/serve-page'
import { BACHELOR } from '../../tests/support/product/start-api'
import { type Pages, startPages } from '../../tests/support/product/start-pages'
import * as lpp from './lpp/route'
import * as pillar3a from './pillar-3a/route'
import * as router from './router/route'
import * as synthesis from './synthesis/route'
import * as takeaway from './takeaway/route'

let api: Pages['api']
let pageOf: Pages['pageOf']
beforeEach(async () => {
  const started = await startPages()
  ;({ api, pageOf } = started)
  const { client } = started
  await api.post('/acor/pension-calculator/info', BACHELOR)
  await client.saveNoFund()
  await client.saveNoEntity()
})

const PILLARS = [
  { pillar: 'lpp', part: 'secondPillar', module: lpp, path: '/lpp', ids: ['a', 'b'] },
  { pillar: 'pillar3a', part: 'thirdPillar', module: pillar3a, path: '/3a', ids: ['x', 'y'] },
] as const

describe.each(LANGUAGES)('in %s', (language) => {
  const t = textIn(language)
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  const shown = async (module: object, path: string) => {
    const answer = await pageOf(module, path).get(pathIn(language, path))
    return plain(readable(await answer.text()))
  }
  const leadsTo = async () => (await pageOf(router, '/router').get(pathIn(language, '/router'))).headers.get('Location')
  const entered = async () =>
    (await (await pageOf(takeaway, '/data/synthesis.json').get(pathIn(language, '/data/synthesis.json'))).json())
      .entered

  describe.each(PILLARS)('$path', ({ pillar, part, module, path, ids: [one, other] }) => {
    const send = (...fields: [string, string][]) => pageOf(module, path).post(pathIn(language, path), fields)

    it.each<[string, [string, string][][]]>([
      ['the last one taken away', [[['remove', one]], [['remove', other]]]],
      ['all taken away at once', [[['reset', '1']]]],
    ])('with %s is open again', async (_name, presses) => {
      await send(['ids', one], ['ids', other])
      for (const fields of presses) expect((await send(...fields)).status).toBe(303)
      expect(await leadsTo()).toBe(pathIn(language, path))
      expect(await shown(module, path)).not.toContain(plain(t(`${pillar}.noneChosen`)))
      const overview = await shown(synthesis, '/synthesis')
      expect(overview).toContain(plain(t(`synthesis.open.${path}`)))
      expect(overview).not.toContain(plain(t(`synthesis.none.${pillar}`)))
      expect((await entered())[part].selection).toBeNull()
    })

    it('is answered by the button that says so', async () => {
      await send(['ids', one])
      await send(['reset', '1'])
      await send(['none', '1'])
      expect(await leadsTo()).toBe(pathIn(language, '/synthesis'))
      expect(await shown(module, path)).toContain(plain(t(`${pillar}.noneChosen`)))
      expect(await shown(synthesis, '/synthesis')).toContain(plain(t(`synthesis.none.${pillar}`)))
      expect((await entered())[part].selection).toEqual([])
    })
  })
})
