/** Which groups of the form are open: those with something wrong, missing, or typed and not yet saved. */
import { civilStatusIn, isNeverMarried } from '~/dossier/shape/civil-status'
import { AVS } from '~/forms/avs/form'
import type { Problem } from '~/ui/form/controls/error-summary'
import type { AvsFields } from './person'

export const GROUPS = ['you', 'work', 'couple', 'children', 'insurance'] as const
export type Group = (typeof GROUPS)[number]

/** The fields of a group, as its form declares them. */
const namesIn = (group: Group) =>
  Object.entries<{ fold?: string }>(AVS.fields).flatMap(([name, { fold }]) =>
    fold === group ? [name as keyof AvsFields] : [],
  )

type GroupState = {
  fields: AvsFields
  /** As saved, or as prefilled before the first save. */
  saved: AvsFields
  problems: readonly Problem[]
  /** Whether the form has AVS numbers. */
  hasRegister: boolean
}

/** @returns whether each group is open */
export function openGroups({ fields, saved, problems, hasRegister }: GroupState): Record<Group, boolean> {
  const isOpen = (group: Group) =>
    problems.some(({ field }) => isIn(group, field)) ||
    MISSING[group](fields, hasRegister) ||
    textsOf(group, fields) !== textsOf(group, saved)
  return {
    you: isOpen('you'),
    work: isOpen('work'),
    couple: isOpen('couple'),
    children: isOpen('children'),
    insurance: isOpen('insurance'),
  }
}

/** Whether the group has this field. */
export const isIn = (group: Group, field: string) => namesIn(group).some((name) => name === field.split(/[.[]/)[0])

const isEmpty = ({ initialValue }: { initialValue?: string }) => !initialValue

/**
 * Required answers that are not known. The years in Switzerland matter so much that they count as missing without an answer. So
 * does work, but only for visitors who have not signed in, since only they are asked.
 */
const MISSING: Record<Group, (fields: AvsFields, hasRegister: boolean) => boolean> = {
  you: ({ navs, birthDate, gender, status }, hasRegister) =>
    [birthDate, gender, status, ...(hasRegister ? [navs] : [])].some(isEmpty),
  work: ({ work, fund }, hasRegister) =>
    !hasRegister && (isEmpty(work) || (work.initialValue !== 'none' && isEmpty(fund))),
  couple: ({ status, relationshipStartDate, partner: { navs, birthDate, gender } }, hasRegister) =>
    isNeverMarried(civilStatusIn(status.initialValue))
      ? false
      : [relationshipStartDate, birthDate, gender, ...(hasRegister ? [navs] : [])].some(isEmpty),
  children: ({ hasChildren, childCount, children: { rows } }) =>
    isEmpty(hasChildren) ||
    (hasChildren.initialValue === 'yes' && (isEmpty(childCount) || rows.some(({ birthDate }) => isEmpty(birthDate)))),
  insurance: ({ insuredSince }) => isEmpty(insuredSince),
}

/** The texts of a group, for comparison. */
const textsOf = (group: Group, fields: AvsFields) =>
  JSON.stringify(
    namesIn(group).map((name) => fields[name]),
    (key, value) => (key === 'errors' || key === 'name' ? undefined : value),
  )
