/** Prepares the AVS form: as saved or, before the first save, prefilled from the register and the spouse. */

import { familyQuestions, hasQuestions, isHandled } from '~/dossier/shape/family-questions'
import type { readAvsPage } from '~/estimate/read/forms'
import {
  type AvsFieldValues,
  infoFieldValues,
  registerFieldValues,
  withEndedMarriage,
  withHousehold,
} from '~/forms/avs/values'

type AvsAnswers = Awaited<ReturnType<typeof readAvsPage>>

export function avsView(answers: AvsAnswers) {
  const { login, hasRegister, family, revision, register, household, hasRetiredSpouse } = answers
  const { answer: info, problem } = answers.info
  const notHandled = !isHandled(info, family)
  const questions = info && familyQuestions(info, family, hasRetiredSpouse)
  const asksFamily =
    questions && hasQuestions(questions)
      ? questions.partnerPension
        ? ('morePension' as const)
        : ('more' as const)
      : null
  const notices = {
    hasRegister,
    infoSilent: problem,
    notHandled,
    differing: household.answer?.differing ?? [],
  }
  if (!info)
    return {
      ...prefilled({ login: hasRegister ? login : null, register, household }),
      ...notices,
      revision,
      estimated: false,
      asksFamily: null,
    }
  return {
    fieldValues: withEndedMarriage(infoFieldValues(info), info, family),
    age: info.person.age,
    partnerAge: info.partner?.age ?? null,
    ...notices,
    revision,
    estimated: !notHandled,
    asksFamily,
    prefilled: false,
    fromPartner: false,
    registerSilent: null,
  }
}

/** The form prefilled from the register, with marriage and children from the partner; empty without either. */
function prefilled({ login, register, household }: Pick<AvsAnswers, 'login' | 'register' | 'household'>) {
  const own = register?.own.answer
  const record = own && 'incomes' in own ? own : null
  const partner = register?.partner.answer ?? null
  const values: AvsFieldValues = record ? registerFieldValues(record, partner) : { navs: login?.navs ?? '' }
  const fromPartner = household.answer?.enteredBy === 'partner'
  return {
    fieldValues: fromPartner ? withHousehold(values, household.answer) : values,
    fromPartner,
    age: record?.age ?? null,
    partnerAge: partner?.age ?? null,
    prefilled: record !== null,
    registerSilent: register?.own.problem ?? register?.partner.problem ?? null,
  }
}
