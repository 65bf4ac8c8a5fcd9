/** Keeps a form's answer in the visitor's dossier, for the next single view of its page. */
import { randomBytes } from 'node:crypto'
import { type FormAnswer, withAnswer } from '~/dossier/shape/form-answers'
import { DossierTooLarge } from '~/dossier/vault/dossier-size'
import { saveChange } from '~/dossier/vault/save-change'
import type { Vault } from '~/dossier/vault/vault'

const ID_BYTES = 16

export function createFormAnswers(vault: Vault) {
  return {
    /** @returns the id by which it is taken; null: the dossier is gone, or has no room */
    async keepAnswer(token: string, answer: Omit<FormAnswer, 'id'>): Promise<string | null> {
      const opened = await vault.open(token)
      if (!opened) return null
      const id = randomBytes(ID_BYTES).toString('base64url')
      const saved = await saveChange(vault, token, opened, (dossier) => ({
        ...dossier,
        formAnswers: withAnswer(dossier.formAnswers, { ...answer, id }),
      })).catch((error: unknown) => {
        if (error instanceof DossierTooLarge) return 'full'
        throw error
      })
      return typeof saved === 'string' ? null : id
    },

    /** It is gone afterwards. null: this page has no answer with this id, or it has been shown. */
    async takeAnswer(token: string, { id, page }: Pick<FormAnswer, 'id' | 'page'>): Promise<FormAnswer | null> {
      const opened = await vault.open(token)
      if (!opened) return null
      let taken: FormAnswer | null = null
      const saved = await saveChange(vault, token, opened, (dossier) => {
        taken = dossier.formAnswers.find((one) => one.id === id && one.page === page) ?? null
        return taken ? { ...dossier, formAnswers: dossier.formAnswers.filter((one) => one !== taken) } : dossier
      })
      return saved === 'gone' ? null : taken
    },
  }
}
