/** What a call answered, or the catalogue's name of why it did not, such as `no registry`. Both null: not asked. */
export type Attempt<Answer> = { answer: Answer | null; problem: string | null }
