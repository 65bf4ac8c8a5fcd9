import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { GlossaryTerm } from '~/language/glossary'
import type { Language } from '~/language/language'
import { textIn } from '~/shell/texts'
import { TextProvider } from './frame/text'
import { WithTerms } from './term'

const linked = (sentence: string, terms: GlossaryTerm[], language: Language = 'fr') =>
  renderToStaticMarkup(
    <TextProvider language={language} t={textIn(language)} status={200}>
      <WithTerms sentence={sentence} terms={terms} />
    </TextProvider>,
  )

describe('a sentence with terms', () => {
  it.each<[string, GlossaryTerm[], string]>([
    ['L’AVS paie.', ['avs'], 'L’<a href="/glossary#avs">AVS</a> paie.'],
    ['Ni RAVS, ni lavs.', ['avs'], 'Ni RAVS, ni lavs.'],
    ['Le rachat, puis un rachat.', ['buyIn'], 'Le <a href="/glossary#buyIn">rachat</a>, puis un rachat.'],
    [
      'Taux de conversion de l’avoir de vieillesse',
      ['balance', 'conversionRate'],
      '<a href="/glossary#conversionRate">Taux de conversion</a> de l’<a href="/glossary#balance">avoir de vieillesse</a>',
    ],
    ['Sans mot.', [], 'Sans mot.'],
  ])('%s', (sentence, terms, html) => expect(linked(sentence, terms)).toBe(html))

  it('leads to the glossary of its language', () =>
    expect(linked('Die AHV zahlt.', ['avs'], 'de')).toBe('Die <a href="/de/glossary#avs">AHV</a> zahlt.'))

  it('leads out of the guided path to the one glossary', () =>
    expect(
      renderToStaticMarkup(
        <TextProvider language="fr" t={textIn('fr')} status={200} at="/v2/wizard/1p">
          <WithTerms sentence="AVS" terms={['avs']} />
        </TextProvider>,
      ),
    ).toBe('<a href="/glossary#avs">AVS</a>'))
})
