import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Language } from '~/language/language'
import { textIn } from '~/shell/texts'
import { TextProvider } from './frame/text'
import { Words } from './term'

/** Sentences of one page, as HTML without the parts for screen readers. */
const linked = (sentences: string[], language: Language = 'fr', at?: string) =>
  renderToStaticMarkup(
    <TextProvider language={language} t={textIn(language)} status={200} at={at}>
      {sentences.map((sentence) => (
        <Words key={sentence}>{sentence}</Words>
      ))}
    </TextProvider>,
  ).replace(/ class="term"| aria-label="[^"]*"/g, '')

describe('a sentence with terms', () => {
  it.each<[string, string]>([
    ['L’AVS paie.', 'L’<a href="/glossary#avs">AVS</a> paie.'],
    ['Je n’ai que le papier, ci-dessous.', 'Je n’ai que le papier, ci-dessous.'],
    ['Ni RAVS, ni lavs.', 'Ni RAVS, ni lavs.'],
    ['Le rachat, puis un rachat.', 'Le <a href="/glossary#buyIn">rachat</a>, puis un rachat.'],
    ['Des années de cotisation.', 'Des <a href="/glossary#contributionYear">années de cotisation</a>.'],
    ['La 13e\u00a0rente.', 'La <a href="/glossary#thirteenth">13e\u00a0rente</a>.'],
    ['Le RAMD, un revenu moyen.', 'Le <a href="/glossary#averageIncome">RAMD</a>, un revenu moyen.'],
    ['Un numéro AVS.', 'Un <a href="/glossary#avsNumber">numéro AVS</a>.'],
    [
      'Taux de conversion de l’avoir de vieillesse',
      '<a href="/glossary#conversionRate">Taux de conversion</a> de l’<a href="/glossary#balance">avoir de vieillesse</a>',
    ],
    ['Une rente et un capital.', 'Une rente et un capital.'],
    ['Plafonnement', 'Plafonnement'],
  ])('%s', (sentence, html) => expect(linked([sentence])).toBe(html))

  it.each<[string, string]>([
    ['Die AHV zahlt.', 'Die <a href="/de/glossary#avs">AHV</a> zahlt.'],
    ['Auf dem individuellen Konto.', 'Auf dem <a href="/de/glossary#individualAccount">individuellen Konto</a>.'],
    ['Des Umwandlungssatzes.', 'Des <a href="/de/glossary#conversionRate">Umwandlungssatzes</a>.'],
    ['Die Erziehungs\u00adgutschriften', 'Die <a href="/de/glossary#educationCredit">Erziehungs\u00adgutschriften</a>'],
    ['Ihre Altersgutschriften.', 'Ihre <a href="/de/glossary#savingsCredit">Altersgutschriften</a>.'],
  ])('%s', (sentence, html) => expect(linked([sentence], 'de')).toBe(html))

  it('links a term where it first stands, and not where nothing stands beside it', () =>
    expect(linked(['Plafonnement.', 'Le plafonnement.', 'Ce plafonnement.'])).toBe(
      'Plafonnement.Le <a href="/glossary#coupleCap">plafonnement</a>.Ce plafonnement.',
    ))

  it('leads out of the guided path to the one glossary', () =>
    expect(linked(['L’AVS'], 'fr', '/v2/wizard/1p')).toBe('L’<a href="/glossary#avs">AVS</a>'))
})
