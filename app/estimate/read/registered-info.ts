import type { Info } from '~/dossier/shape/info'
import type { RegisterRecord } from '~/dossier/shape/register-record'

type Partner = Pick<RegisterRecord, 'navs' | 'birthDate' | 'gender'>

/** The AVS form as the register fills it, for a person who changes nothing. */
export const registeredInfo = (own: RegisterRecord, partner: Partner | null): Info => ({
  person: {
    navs: own.navs,
    birthDate: own.birthDate,
    gender: own.gender,
    status: own.civilStatus,
    relationshipStartDate: own.relationshipStartDate,
    relationshipEndDate: own.relationshipEndDate,
  },
  partner: partner && { navs: partner.navs, birthDate: partner.birthDate, gender: partner.gender, deathDate: null },
  children: own.children.map((child) => ({ ...child, alive: child.deathDate === null })),
})
