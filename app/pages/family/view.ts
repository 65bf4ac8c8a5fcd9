/** Prepares the page of the family: its questions, which follow from the saved AVS form, and what is already known. */

import { familyQuestions, hasQuestions, isHandled } from '~/dossier/shape/family-questions'
import type { readFamilyPage } from '~/estimate/read/forms'
import { familyFieldValues, marriageOfAvsForm } from '~/forms/family/values'

type FamilyAnswers = Awaited<ReturnType<typeof readFamilyPage>>

export function familyView({ info, family, revision, register, hasRetiredSpouse }: FamilyAnswers) {
  const silent = { infoSilent: info.problem ?? family.problem, registerSilent: register.problem }
  const notHandled = !isHandled(info.answer, family.answer)
  if (!info.answer)
    return {
      ...{ questions: null, fieldValues: null, ofAvsForm: null, prefilled: false, revision, ...silent, notHandled },
      hasForm: false,
    }
  const questions = familyQuestions(info.answer, family.answer, hasRetiredSpouse)
  const record = register.answer && 'incomes' in register.answer ? register.answer : null
  const known = { info: info.answer, family: family.answer, record }
  return {
    questions,
    fieldValues: familyFieldValues(known, questions),
    ofAvsForm: marriageOfAvsForm(info.answer),
    prefilled: family.answer === null && (record?.marriages?.length ?? 0) > 0,
    revision,
    ...silent,
    notHandled,
    hasForm: hasQuestions(questions) && !questions.lacksSpouse,
  }
}

export type FamilyView = ReturnType<typeof familyView>
