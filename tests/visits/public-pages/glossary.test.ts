/** The terms in plain words, for everybody. A browser checks where a link puts them in view. */
import { describe, expect, it } from 'vitest'
import { GLOSSARY, type GlossaryGroup, type GlossaryTerm } from '~/language/glossary'
import { beginVisit } from '../../support/visit/visit'
import { LANGUAGES, TEXT } from '../../support/visit/words'

/** A term of each pillar: its explanation and its law. */
const SAID: Record<'fr' | 'de', [GlossaryTerm, ...string[]][]> = {
  fr: [
    ['avs', 'AVS (assurance-vieillesse et survivants)', 'Le 1er\u00a0pilier.', 'art.\u00a01a, 3 LAVS'],
    ['averageIncome', 'RAMD', 'La moyenne des revenus', 'art.\u00a029quater LAVS'],
    ['individualAccount', '(CI)', 'année par année', 'art.\u00a030ter LAVS'],
    ['conversionRate', 'Taux de conversion', '5\u00a0%', 'art.\u00a014 LPP'],
    ['ceiling3a', 'Versement maximal', 'pas de caisse de pension', 'art.\u00a07 OPP\u00a03'],
  ],
  de: [
    ['avs', 'AHV (Alters- und Hinterlassenenversicherung)', 'Die 1.\u00a0Säule.', 'Art.\u00a01a, 3 AHVG'],
    ['averageIncome', 'Jahreseinkommen', 'Durchschnitt aller Einkommen', 'Art.\u00a029quater AHVG'],
    ['individualAccount', '(IK)', 'Jahr für Jahr', 'Art.\u00a030ter AHVG'],
    ['conversionRate', 'Umwandlungssatz', '5\u00a0%', 'Art.\u00a014 BVG'],
    ['ceiling3a', 'Höchstbetrag', 'Ohne Pensionskasse', 'Art.\u00a07 BVV\u00a03'],
  ],
}

describe.each(LANGUAGES)('%s', (language) => {
  const { glossary, frame } = TEXT[language]

  it('the footer leads to every term, by pillar, each with its abbreviation and its law', async () => {
    const visit = await beginVisit(language)
    await visit.open('/')
    await visit.follow(frame.footer.glossary, visit.screen.part(visit.screen.all.getByRole('contentinfo')))
    expect(visit.path).toBe('/glossary')
    const { document, main } = visit.screen
    expect([...document.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([glossary.title])
    for (const group of Object.keys(GLOSSARY) as GlossaryGroup[]) {
      const link = main.getByRole<HTMLAnchorElement>('link', { name: glossary.groups[group] })
      const part = document.querySelector(new URL(link.href).hash)?.closest('section')
      expect(part?.querySelector('h2')?.textContent).toBe(glossary.groups[group])
      expect([...(part?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual(
        Object.keys(GLOSSARY[group]).map((term) => glossary.terms[term as GlossaryTerm].name),
      )
    }
  })

  it('a link to a term leads to its words', async () => {
    const visit = await beginVisit(language)
    const [name] = glossary.terms.avs.name.split(' (')
    await visit.open('/own')
    const link = visit.screen.main.getByRole<HTMLAnchorElement>('link', {
      name: `${name} (${frame.footer.glossary})`,
    })
    expect(new URL(link.href).hash).toBe('#avs')
    await visit.open(link.href)
    expect(visit.path).toBe('/glossary')
    for (const [term, ...said] of SAID[language]) {
      const part = visit.screen.document.getElementById(term)?.textContent
      for (const words of said) expect(part).toContain(words)
    }
  })
})
