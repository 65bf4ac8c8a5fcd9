/** What every loader and action receives with the request. */
import type { TFunction } from 'i18next'
import type { StyleSheet } from '~/door/files/style-sheet'
import type { FormAnswer } from '~/dossier/shape/form-answers'
import type { PartyRef } from '~/dossier/shape/party-access'
import type { Dossier } from '~/dossier/shape/shape'
import type { Connected } from '~/dossier/shape/visitor'
import type { Estimate } from '~/estimate/estimate'
import type { SignIn } from '~/identity/sign-in'
import type { Visit, Way } from '~/language/guided-path'
import type { Language } from '~/language/language'
import type { FileReading } from '~/papers/files/file-reading'
import type { FigurePaper, FiguresReading } from '~/papers/paper-request'
import type { Exports } from '~/takeaway/exports'
import type { PdfContent } from '~/takeaway/pdf-part'
import type { WorkedExample } from '~/ui/demo/worked-example'
import type { Operator } from '~/ui/frame/operator'

export type LoadContext = {
  language: Language
  /** Translates a key into this language. */
  t: TFunction
  /** What is asked and saved for this visitor. */
  estimate: Estimate
  /** Counts each session that sees the figures of its synthesis once. */
  countSynthesis(): void
  session: {
    /**
     * Begins the session of a visitor who types their figures and has accepted the terms in force; `entries`: a draft whose
     * entries it begins with.
     */
    begin(entries?: Dossier): Promise<{ setCookies: string[] }>
    /** The address of the sign-in, and the signed cookie that carries language, accepted terms, way, and whether what was typed is kept. */
    beginSignIn(options: {
      language: Language
      termsVersion: string
      way: Way
      keep: boolean
    }): Promise<{ location: string; setCookie: string }>
    /** The address of the sign-in at a selected fund or 3a provider; a page of ours if that is not possible. */
    beginPartySignIn(party: PartyRef, visit: Visit): Promise<string>
    /** Contained in every form of the visitor's pages; null without a session. */
    formToken: string | null
    /** Empties the dossier and keeps the visitor signed in under a new token. null: the session has ended. */
    deleteData(): Promise<{ setCookies: string[] } | null>
    /** Extends the life of the dossier by a full lifetime from now. `noMore`: the limit is reached. */
    keepLonger(): Promise<{ setCookies: string[] } | 'noMore' | 'gone'>
    /** Whether it can be extended again, and whether it has just been extended. null: the session has ended. */
    getKeeping(): Promise<{ possible: boolean; justNow: boolean } | null>
    /** Keeps what a form was answered, until its page shows it. @returns its id; null: it cannot be kept */
    keepAnswer(answer: Omit<FormAnswer, 'id'>): Promise<string | null>
    /** Takes it out again; null: it was shown, or never kept. */
    takeAnswer(of: Pick<FormAnswer, 'id' | 'page'>): Promise<FormAnswer | null>
  }
  /** The answers of the resource routes for sign-in and logout. */
  signIn: SignIn
  /**
   * One press of the demo: a whole session as an invented person, which takes the place of the present one. null: the sandbox did
   * not answer, and nothing has changed. The function is null outside the demo.
   */
  enterAs: ((firstName: string) => Promise<{ setCookies: string[] } | null>) | null
  /** The links to shared syntheses. */
  exports: Exports & {
    /** Today's worked examples by first name; empty outside the demo. */
    listExamples(): Promise<Record<string, WorkedExample>>
  }
  /**
   * Writes a PDF in a separate thread.
   * @param signal aborted when the visitor leaves
   * @throws {WorkNotDone} if there is no room or no time for it, or if it failed
   */
  writePdf(content: PdfContent, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>
  /**
   * Reads the text of a paper sent as a file, in a separate process; nothing of it is kept. `fileUnderWay`: another one of
   * this session, or two of this address, are not read yet.
   * @throws {WorkNotDone} as above
   */
  readPaper(bytes: Uint8Array, signal: AbortSignal): Promise<FileReading | { problem: 'fileUnderWay' }>
  /** The same for the figures of a paper of that kind. */
  readFigures(
    as: FigurePaper,
    bytes: Uint8Array,
    signal: AbortSignal,
  ): Promise<FiguresReading | { problem: 'fileUnderWay' }>
  /** Allows the forms of the page to redirect to these origins too, in its content security policy. */
  letFormsLeadTo(origins: readonly string[]): void
  /** The script of the pages: its address, and the version of the product that it belongs to. */
  script: {
    src: string
    version: string
    /** The path that answers the current version. */
    versionPath: string
    /** Allows the script on this page. @returns the nonce for the content security policy */
    allow(): string
  }
  /** The style sheets at these addresses to inline, which the policy then allows; null: link to the files. */
  inlineSheets(addresses: readonly string[]): readonly StyleSheet[] | null
  /** Who runs the service, in this language; null: not told. */
  operator: Operator | null
  /** The address of the style sheet of its colours; null: the product's own. */
  ownSheet: string | null
  /** The wall clock in milliseconds since 1970, for the end of a dossier. */
  now(): number
  /** The names of our cookies, which differ over plain http. */
  cookieNames: { session: string; ended: string; signIn: string; flow: string; locale: string; light: string }
  /** Takes unexpected errors. The log keeps only their kind and place. */
  report(error: unknown): void
  /** Of a page that shows what its form was answered: the id of that. */
  shownAnswer?: string
  /** Of a route that is no page, in place of `report`: throws what failed on to the door, which answers. */
  handOver?(error: unknown): never
  settings: {
    /** The public origin, such as `https://example.ch`. */
    origin: string
    termsVersion: string
    feedbackUrl: string | null
    sandbox: boolean
    connected: Connected
    /** Whether an operator is set and no sandbox: pages no longer call the service a prototype. */
    isInService: boolean
    /** Of text in the operator's colours; of the product's own at least 7. */
    leastContrast: number
    /** Whether visitors can sign in as the worked examples: only in the demo with its built-in persons. */
    examplePeople: boolean
    /** Whether one press does all of that. */
    onePress: boolean
    /** The public path of the calls; null: another process answers them, and only the product knows where. */
    apiBase: string | null
  }
}

declare module '@remix-run/node' {
  interface AppLoadContext extends LoadContext {}
}
