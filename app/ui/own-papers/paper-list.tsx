import type { ReactNode } from 'react'
import { dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import { asks } from '../action/intent'
import { Actions, Button, ButtonLink } from '../form/controls/button'
import { VisitorForm } from '../form/visitor-form'
import { useText } from '../frame/text'
import { Notice } from '../notice'
import { Section } from '../section'
import { SummaryList, type SummaryRow } from '../summary-list'
import { PAPER_INTENTS } from './paper-intents'
import { pathOfPaper } from './place'
import { SourceChoice, type TwoSources } from './source-choice'

/** `beside`: the party that answers too, and which of the two sources counts. */
export type ListedPaper = {
  label: string
  rows: SummaryRow[]
  notice?: string | false
  beside?: (Omit<TwoSources, 'party'> & { id: string; name: string; asOf: Day }) | null
}

type PaperListProps = {
  path: string
  papers: readonly ListedPaper[]
  most: number
  revision: string | null
  /** The link to add another. */
  add: string
  children?: ReactNode
}

/** The copied papers: each with its figures and buttons to change or remove it, and the link to the next page. */
export function PaperList({ path, papers, most, revision, add, children }: PaperListProps) {
  const { t, to } = useText()
  return (
    <>
      {papers.map((paper, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two papers may say the same
        <Section key={index} title={paper.label}>
          <SummaryList rows={paper.rows} />
          {paper.notice && <Notice kind="info">{paper.notice}</Notice>}
          {paper.beside && <FundOrPaper {...paper.beside} revision={revision} />}
          <VisitorForm revision={revision}>
            <Actions>
              <ButtonLink to={to(pathOfPaper(path, index + 1))} kind="secondary">
                {t('ownPapers.change', { label: paper.label })}
              </ButtonLink>
              <Button kind="quiet" {...asks(PAPER_INTENTS, 'remove', String(index + 1))}>
                {t('ownPapers.remove', { label: paper.label })}
              </Button>
            </Actions>
          </VisitorForm>
        </Section>
      ))}
      {children}
      {papers.length < most && (
        <p className="alone">
          <a href={to(pathOfPaper(path, papers.length + 1))}>{add}</a>
        </p>
      )}
      <Actions>
        <ButtonLink to={to('/router')}>{t('words.continue')}</ButtonLink>
      </Actions>
    </>
  )
}

type FundOrPaperProps = NonNullable<ListedPaper['beside']> & { revision: string | null }

function FundOrPaper({ id, name, asOf, ...sources }: FundOrPaperProps) {
  const { t } = useText()
  return (
    <SourceChoice {...sources} party={t('ownPapers.party', { name, day: dayText(asOf) })}>
      <input type="hidden" name="party" value={id} />
    </SourceChoice>
  )
}
