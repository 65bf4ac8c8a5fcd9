import type { Day } from '~/pillars/day'
import type { Option } from '~/ui/form/controls/choice'
import { FoldedChoice } from '~/ui/form/controls/folded-choice'
import { SelectionChoice } from '~/ui/form/controls/selection-choice'
import { useText } from '~/ui/frame/text'
import { Help } from '~/ui/help'
import { ListDate } from '~/ui/parties/list-date'

type Pillar3aChoiceProps = {
  options: readonly (Option & { kind: 'bank' | 'insurer' })[]
  listedOn: Day | null
  /** Ids of the ticked providers. */
  ids: readonly string[]
  error?: string
  next: boolean
  /** Whether the page's main form is another one, which does not include the ticks made here. */
  saveFirst: boolean
  /** Whether the list is folded, and whether it is open all the same. */
  isFolded: boolean
  isOpen: boolean
}

/** The list of banks and insurers to select. */
export function Pillar3aChoice({
  options,
  listedOn,
  ids,
  error,
  next,
  saveFirst,
  isFolded,
  isOpen,
}: Pillar3aChoiceProps) {
  const { t } = useText()
  return (
    <FoldedChoice
      title={next ? t('pillar3a.choiceTitle') : t('pillar3a.changeTitle')}
      intro={saveFirst && t('pillar3a.saveFirst')}
      isFolded={isFolded}
      isOpen={isOpen}
    >
      <Help summary={t('pillar3a.bankHelp')}>{t('pillar3a.bankHelpText')}</Help>
      <ListDate day={listedOn} />
      <SelectionChoice
        legend={t('pillar3a.ids')}
        hint={t('pillar3a.idsHint')}
        options={options.map(({ value, label, kind }) => ({ value, label, hint: t(`pillar3a.${kind}`) }))}
        selectedIds={ids}
        error={error}
        save={t('pillar3a.save')}
        none={t('pillar3a.none')}
        next={next}
      />
    </FoldedChoice>
  )
}
