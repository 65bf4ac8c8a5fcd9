import type { Day } from '~/pillars/day'
import type { Option } from '~/ui/form/controls/choice'
import { FoldedChoice } from '~/ui/form/controls/folded-choice'
import { SelectionChoice } from '~/ui/form/controls/selection-choice'
import { useText } from '~/ui/frame/text'
import { Help } from '~/ui/help'
import { ListDate } from '~/ui/parties/list-date'
import { Section } from '~/ui/section'

type LppChoiceProps = {
  options: readonly Option[]
  /** Names of the funds that are not connected yet. */
  notYet: readonly string[]
  listedOn: Day | null
  /** Ids of the ticked funds. */
  ids: readonly string[]
  error?: string
  next: boolean
  /** Whether the list is folded, and whether it is open all the same. */
  isFolded: boolean
  isOpen: boolean
}

/** The list of funds to select. */
export function LppChoice({ options, notYet, listedOn, ids, error, next, isFolded, isOpen }: LppChoiceProps) {
  const { t } = useText()
  return (
    <FoldedChoice title={next ? t('lpp.choiceTitle') : t('lpp.changeTitle')} isFolded={isFolded} isOpen={isOpen}>
      <Help summary={t('lpp.help')}>{t('lpp.helpText')}</Help>
      <ListDate day={listedOn} />
      <SelectionChoice
        legend={t('lpp.ids')}
        hint={t('lpp.idsHint')}
        options={options}
        selectedIds={ids}
        error={error}
        save={t('lpp.save')}
        none={t('lpp.none')}
        next={next}
      />
      {notYet.length > 0 && (
        <Section level={3} title={t('lpp.notYetTitle')} intro={t('lpp.notYetText')}>
          <ul>
            {notYet.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Section>
      )}
    </FoldedChoice>
  )
}
