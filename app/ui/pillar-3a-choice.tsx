import type { Day } from '~/pillars/day'
import type { Option } from './choice'
import { Help } from './help'
import { ListedOn } from './listed-on'
import { Section } from './section'
import { SelectionChoice } from './selection-choice'
import { useText } from './text'

type Pillar3aChoiceProps = {
  options: readonly (Option & { kind: 'bank' | 'insurer' })[]
  listedOn: Day | null
  /** Ids of the ticked ones. */
  ids: readonly string[]
  error?: string
  next: boolean
  /** Another form is the page's: what is ticked here does not come with it. */
  saveFirst: boolean
}

/** The banks and insurers to choose from. */
export function Pillar3aChoice({ options, listedOn, ids, error, next, saveFirst }: Pillar3aChoiceProps) {
  const { t } = useText()
  return (
    <Section
      title={next ? t('pillar3a.choiceTitle') : t('pillar3a.changeTitle')}
      intro={saveFirst && t('pillar3a.saveFirst')}
    >
      <Help summary={t('pillar3a.bankHelp')}>{t('pillar3a.bankHelpText')}</Help>
      <ListedOn day={listedOn} />
      <SelectionChoice
        legend={t('pillar3a.ids')}
        hint={t('pillar3a.idsHint')}
        options={options.map(({ value, label, kind }) => ({ value, label, hint: t(`pillar3a.${kind}`) }))}
        chosen={ids}
        error={error}
        save={t('pillar3a.save')}
        none={t('pillar3a.none')}
        next={next}
      />
    </Section>
  )
}
