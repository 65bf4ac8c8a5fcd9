import { amountText } from '~/language/format'
import { Answer } from '~/ui/answer'
import { Fold, Folds } from '~/ui/folds'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { Table } from '~/ui/table'
import type { FigureView } from './figure-view'
import type { CheckedView, PillarView, SourceView } from './view'

/** How many figures agree exactly, and how the others agree. */
export function Summary({ counts, withoutOwnFigure }: Pick<CheckedView, 'counts' | 'withoutOwnFigure'>) {
  const { t } = useText()
  const { figures, same, near, within, differs } = counts
  return (
    <>
      <Answer
        amount={
          <span className="figure">
            {t('checked.summary.answer', { same: amountText(same), figures: amountText(figures) })}
          </span>
        }
        unit={t('checked.summary.answerUnit')}
      >
        <p>{t('checked.summary.others', { near, within, differs })}</p>
      </Answer>
      <p>{t('checked.summary.fresh')}</p>
      <p className="hint">
        {t('checked.summary.withoutOwn', { count: withoutOwnFigure })} {t('checked.summary.left')}
      </p>
    </>
  )
}

/** Every figure that differs from ours, with the reason; for taxes, only those that rounding does not explain. */
export function Differing({ differing }: Pick<CheckedView, 'differing'>) {
  const { t } = useText()
  if (differing.length === 0) return null
  return (
    <Section
      title={t('checked.differing.title')}
      id="differing"
      intro={t('checked.differing.intro')}
      isLandmark={false}
    >
      <ul className="sentences">
        {differing.map(({ key, source, sentence, reason }) => (
          <li key={key}>
            <strong>{sentence}</strong> {reason} {source}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The cases of a pillar, with a fold for each source. */
export function PillarCases({ pillar, counts, sources }: PillarView) {
  const { t } = useText()
  const { figures, same } = counts
  return (
    <Section
      title={t(`checked.pillars.${pillar}`)}
      id={pillar}
      intro={t('checked.ofPillar', { figures, same })}
      isLandmark={false}
    >
      <Folds>
        {sources.map((source) => (
          <Source key={source.key} source={source} />
        ))}
      </Folds>
    </Section>
  )
}

function Source({ source: { title, read, dated, cases } }: { source: SourceView }) {
  return (
    <Fold title={title}>
      {cases.map(({ key, given, figures }) => (
        <Figures key={key} caption={given} figures={figures} />
      ))}
      <p className="hint">
        {read} {dated}
      </p>
    </Fold>
  )
}

function Figures({ caption, figures }: { caption: string; figures: readonly FigureView[] }) {
  const { t } = useText()
  return (
    <Table
      className="stacked stacked-told law-detail"
      caption={caption}
      heads={(['figure', 'published', 'ours', 'agreement'] as const).map((head) => t(`checked.heads.${head}`))}
      rows={figures.map(({ key, figure, published, ours, agreement }) => ({
        key,
        head: figure,
        cells: [published, ours, agreement],
      }))}
    />
  )
}
