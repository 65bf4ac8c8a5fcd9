import type { TextOf } from '~/language/text-of'
import type { family as french } from './text.fr'

export const family: TextOf<typeof french> = {
  title: 'Ihre Familie',
  intro: 'Die AHV-Rente hängt auch von Ihren Ehen und Ihren Kindern ab. Hier fehlen noch einige Angaben.',
  avsFirst: 'Füllen Sie zuerst die AHV-Seite aus. Die Fragen zu Ihrer Familie hängen davon ab.',
  lacksSpouse: 'Geben Sie zuerst auf der AHV-Seite das Datum der Heirat und Ihre Partnerin oder Ihren Partner an.',
  nothing: 'In Ihrer Situation braucht es keine weiteren Angaben.',
  toAvs: 'Zur AHV-Seite',
  link: 'Angaben zu Ihrer Familie ergänzen',
  morePension: 'Ihre Partnerin oder Ihr Partner hat das Referenzalter erreicht: Geben Sie die AHV-Rente an',
  more: 'Vom Gericht getrennt oder ein Kind aus einer anderen Beziehung: Ergänzen Sie die Seite «Ihre Familie»',
  marriages: 'Ihre früheren Ehen',
  marriagesIntro:
    'Geben Sie jede Ehe an, die zu Ende ist. Die Einkommen aus den Ehejahren werden zwischen beiden Personen hälftig geteilt.',
  partnership:
    'Eine eingetragene Partnerschaft zählt wie eine Ehe, ihre Auflösung durch ein Gericht wie eine Scheidung.',
  ended: 'Ende durch',
  changeOnAvs: 'Diese Angaben auf der AHV-Seite ändern',
  marriage: 'Ehe\u00a0{{number}}',
  start: 'Datum der Heirat (Ehe\u00a0{{number}})',
  end: 'Datum, an dem die Ehe\u00a0{{number}} endete',
  endHint: 'Tag, an dem das Urteil rechtskräftig wurde, oder Todestag. Format: TT.MM.JJJJ',
  endedBy: 'Wie die Ehe\u00a0{{number}} endete',
  endings: { divorce: 'Scheidung', death: 'Todesfall', annulment: 'Ungültigerklärung' },
  separatedSince: 'Vom Gericht getrennt während der Ehe\u00a0{{number}}, seit dem',
  separatedSinceHint: 'Nur wenn ein Gericht es entschieden hat. Format: TT.MM.JJJJ',
  separationHelp: 'Was ist eine Trennung durch das Gericht?',
  separationHelpText:
    'Ein Gericht hat den gemeinsamen Haushalt aufgehoben, ohne die Ehe zu scheiden. Getrennt zu wohnen ohne Entscheid eines Gerichts zählt nicht.',
  partnerBirthDate: 'Geburtsdatum der Partnerin oder des Partners (Ehe\u00a0{{number}})',
  partnerGender: 'Geschlecht der Partnerin oder des Partners (Ehe\u00a0{{number}})',
  addMarriage: 'Ehe hinzufügen',
  removeMarriage: 'Ehe\u00a0{{number}} entfernen',
  present: 'Ihre heutige Ehe',
  presentSeparatedSince: 'Vom Gericht getrennt, seit dem',
  children: 'Die Erziehungsgutschriften für Ihre Kinder',
  childrenIntro: 'Gefragt sind die Jahre, in denen Sie nicht mit dem anderen Elternteil verheiratet waren.',
  creditsHelp: 'Was sind Erziehungsgutschriften?',
  creditsHelpText:
    'Für jedes Jahr mit einem Kind unter 16 Jahren rechnet die AHV einen Betrag zum Einkommen hinzu, das für die Rente zählt. Während der Ehe erhält jeder Elternteil die Hälfte. Ausserhalb der Ehe kann ein Entscheid oder eine Vereinbarung festlegen, wem sie zusteht.',
  credits: 'Wem die Gutschriften für das am {{day}} geborene Kind zustehen',
  holders: {
    both: 'Nichts ist geregelt oder ich weiss es nicht: wie im Gesetz vorgesehen',
    half: 'Jedem Elternteil die Hälfte',
    person: 'Ganz mir',
    other: 'Ganz dem anderen Elternteil',
  },
  partnerPension: 'Die AHV-Rente Ihrer Partnerin oder Ihres Partners',
  partnerPensionIntro:
    'Ihre Partnerin oder Ihr Partner hat das Referenzalter erreicht: Diese Rente zählt für Ihre eigene. Schreiben Sie den Brief der Ausgleichskasse ab. Ohne Brief lassen Sie die Felder leer: Wir rechnen dann mit den Einkommen dieser Person oder zwischen zwei Beträgen.',
  pensionSince: 'Rente bezogen seit',
  pensionSinceHint: 'Der Tag der ersten Rente, auf dem Brief. Format: tt.mm.jjjj',
  pension: 'AHV-Rente Ihrer Partnerin oder Ihres Partners, pro Monat',
  pensionHint: 'Was heute ausbezahlt wird, nur für diese Person, ohne 13. Rente und ohne Pensionskasse.',
  pensionHelp: 'Warum wird sich diese Rente ändern?',
  pensionHelpText:
    'Wenn Sie beide das Referenzalter haben, teilt die AHV die Einkommen der Ehejahre je zur Hälfte und berechnet beide Renten neu. Zusammen betragen sie höchstens 150\u00a0% der Maximalrente.',
  survivor: 'Hinterlassenenrente',
  survivorsPension: 'Witwen- oder Witwerrente der AHV, pro Monat',
  survivorsPensionHint: 'Nur wenn Sie eine erhalten, ohne die Rente der Pensionskasse.',
  survivorHelp: 'Was ist eine Hinterlassenenrente?',
  survivorHelpText:
    'Die AHV zahlt sie einem Teil der Witwen und Witwer, nach einer Scheidung manchmal auch, wenn die andere Person gestorben ist. Wer auch Anspruch auf die Altersrente hat, erhält die höhere der beiden.',
}
