import type { TextOf } from '~/language/text-of'
import type { changes as french } from './text.fr'

export const changes: TextOf<typeof french> = {
  title: 'Was sich im Gesetz ändert',
  what: 'Was beschlossen ist oder beraten wird und was es für Sie hiesse.',
  intro:
    'Einige Regeln der Altersvorsorge haben sich geändert oder werden beraten. Zu jeder steht hier, wie weit sie ist, ab wann sie gilt, wenn das feststeht, und was sie für Sie hiesse.',
  readOn: 'Stand unserer Lektüre: {{day}}. Die Schätzung rechnet mit dem geltenden Recht.',
  forYou: 'Für Sie:',
  link: 'Was sich ändert: {{title}}',
  groups: {
    settled: 'Beschlossen oder schon im Gesetz',
    voted: 'Vor der Abstimmung',
    discussed: 'Im Parlament in Beratung',
    prepared: 'In Vorbereitung',
  },
  rows: { state: 'Stand', from: 'Ab wann' },
  notEstablished: 'steht nicht fest',
  states: {
    inForce: 'in Kraft',
    decided: 'beschlossen, noch nicht in Kraft',
    recommended: 'empfohlen, der Bundesrat muss entscheiden',
    toBeVoted: 'Abstimmung am {{day}}, Ergebnis hier nicht bekannt',
    inText: 'im Gesetzestext, Anwendung steht nicht fest',
    inParliament: 'im Parlament, weiterer Verlauf nicht festgestellt',
    inPreparation: 'in Vorbereitung, weiterer Verlauf nicht festgestellt',
  },
  items: {
    thirteenthPension: {
      title: '13.\u00a0Altersrente',
      what: 'Wer eine Altersrente der AHV erhält, bekommt im Dezember ein Zwölftel der Renten des Jahres zusätzlich. Die erste Auszahlung ist im Dezember 2026.',
      meaning: 'In einem Jahr erhalten Sie rund 8\u00a0% mehr. Die Rente jedes Monats bleibt gleich.',
    },
    pensions2027: {
      title: 'AHV-Renten 2027',
      what: "Der Bundesrat hat am 02.10.2026 entschieden, die Renten zu erhöhen: Die minimale Vollrente steigt von CHF\u00a01'260 auf CHF\u00a01'280 pro Monat, die maximale von CHF\u00a02'520 auf CHF\u00a02'560.",
      meaning:
        "Eine laufende Rente steigt um rund 1.6\u00a0%. Die Obergrenze für die beiden Renten eines Paares steigt von CHF\u00a03'780 auf CHF\u00a03'840.",
    },
    limits2027: {
      title: 'Grenzbeträge des BVG und der Säule\u00a03a 2027',
      what: "Sie folgen der maximalen AHV-Rente. Der Bundesrat hat sie am 02.10.2026 beschlossen: für das BVG eine Eintrittsschwelle von CHF\u00a023'040, einen Koordinationsabzug von CHF\u00a026'880, einen minimalen koordinierten Lohn von CHF\u00a03'840 und einen oberen Grenzbetrag von CHF\u00a092'160. Für die Säule\u00a03a: höchstens CHF\u00a07'373 mit Pensionskasse, CHF\u00a036'864 ohne.",
      meaning: 'Sie können etwas mehr in die Säule\u00a03a einzahlen. Der nach BVG versicherte Lohn ändert sich wenig.',
    },
    contributions2027: {
      title: 'Beiträge und Ergänzungsleistungen 2027',
      what: "Der Mindestbeitrag an AHV, IV und EO steigt von CHF\u00a0530 auf CHF\u00a0541 pro Jahr. Ab CHF\u00a01'082, die der eine Ehegatte zahlt, gilt auch der andere als gedeckt. Selbständige zahlen den vollen Satz ab einem Einkommen von CHF\u00a061'500. Wer nicht erwerbstätig ist, zahlt höchstens CHF\u00a027'050. Bei den Ergänzungsleistungen zählen für den Lebensbedarf CHF\u00a021'000 für Alleinstehende und CHF\u00a031'500 für Paare.",
      meaning: 'Wenn Sie vor dem Referenzalter aufhören zu arbeiten, steigen Ihre Beiträge ein wenig.',
    },
    federalTariff2027: {
      title: 'Tarif der Bundessteuer 2027',
      what: 'Das Finanzdepartement hat die Stufen des Tarifs um rund 0.5\u00a0% erhöht, um die Teuerung auszugleichen.',
      meaning: 'Auf Kapital, das ab 2027 ausbezahlt wird, sinkt die Bundessteuer um einige Franken.',
    },
    minimumInterest2027: {
      title: 'Mindestzinssatz des BVG 2027',
      what: 'Die BVG-Kommission empfiehlt 1.75\u00a0% statt 1.25\u00a0%. Der Bundesrat muss im November 2026 entscheiden.',
      meaning: 'Ihr BVG-Guthaben würde etwas schneller wachsen. Die Schätzung rechnet mit 1.25\u00a0%.',
    },
    lowIncomeEarlyReduction: {
      title: 'Vorbezug bei kleinem Einkommen',
      what: "Das Gesetz senkt die Kürzungssätze beim Vorbezug um 40\u00a0%, wenn das durchschnittliche Jahreseinkommen höchstens vier jährliche Mindestrenten beträgt, 2026 also CHF\u00a060'480. Die Verordnung, die die Sätze festlegt, hat dafür keine Tabelle.",
      meaning:
        'Mit einem solchen Einkommen sänke eine zwei Jahre vorbezogene Rente um 8.16\u00a0% statt um 13.6\u00a0%. Fragen Sie Ihre Ausgleichskasse, welchen Satz sie anwendet.',
    },
    individualTaxation: {
      title: 'Individualbesteuerung',
      what: 'Am 08.03.2026 haben 54.3\u00a0% der Stimmenden angenommen, dass Eheleute getrennt besteuert werden. Das Gesetz wird für 2032 erwartet.',
      meaning:
        'Die Steuer auf Ihren Renten oder auf Vorsorgekapital würde ohne die Einkommen Ihrer Ehefrau oder Ihres Ehemanns berechnet. Bis dahin gilt der Tarif für Verheiratete weiter.',
    },
    imputedRentalValue: {
      title: 'Eigenmietwert',
      what: 'Der Eigenmietwert einer selbst bewohnten Wohnung wird nicht mehr besteuert. Der genannte Tag stammt aus einem Verzeichnis der Amtlichen Sammlung; den Text selbst haben wir nicht gelesen.',
      meaning:
        'Wenn Sie im eigenen Heim wohnen, zählt sein Mietwert nicht mehr zu Ihrem steuerbaren Einkommen. Ihre Renten ändern sich nicht.',
    },
    thirteenthFinancing: {
      title: 'Finanzierung der 13.\u00a0Rente',
      what: 'Das Parlament hat am 19.06.2026 beschlossen, die Mehrwertsteuer ab 2028 ohne Frist um 0.4\u00a0Prozentpunkte zu erhöhen und eine weitere Quelle dazuzunehmen. Das Volk stimmt am 29.11.2026 ab. Das Ergebnis kennen wir nicht.',
      meaning: 'Ihre Rente hängt nicht davon ab. Bei einem Ja steigt die Mehrwertsteuer.',
    },
    jointTaxation: {
      title: 'Gemeinsame Besteuerung von Ehepaaren',
      what: 'Eine Initiative verlangt, dass Ehepaare gemeinsam besteuert werden. Das Volk stimmt am 29.11.2026 ab. Das Ergebnis kennen wir nicht.',
      meaning:
        'Ein Ja stünde der Individualbesteuerung entgegen, die im März 2026 angenommen wurde. Der Tarif für Verheiratete gilt weiter.',
    },
    coupleCap: {
      title: 'Obergrenze für Renten von Paaren',
      what: 'Eine Initiative der Mitte verlangt, die Obergrenze für die Renten von Ehepaaren aufzuheben. Der Nationalrat hat am 24.09.2025 mit 102 zu 95\u00a0Stimmen einen Gegenvorschlag angenommen: Die Obergrenze fiele nur für neue Renten. Das Geschäft ging an den Ständerat. Der Tag einer Volksabstimmung steht nicht fest.',
      meaning:
        "Zwei Maximalrenten eines Paares ergäben zusammen CHF\u00a05'040 pro Monat statt CHF\u00a03'780, mit den Beträgen von 2026. Bis dahin gilt die Obergrenze.",
    },
    survivors: {
      title: 'Witwen- und Witwerrenten',
      what: 'Dieselbe Vorlage (24.078) begrenzt diese Renten: Sie würden bezahlt, bis das jüngste Kind 25 ist, ob die Eltern verheiratet waren oder nicht. Laufende Renten von Personen über 55 blieben.',
      meaning:
        'Eine Witwen- oder Witwerrente würde in der Regel nicht mehr lebenslang bezahlt. Heute gelten die bisherigen Regeln noch.',
    },
    capitalTax: {
      title: 'Steuer auf Vorsorgekapital',
      what: 'Der Bundesrat wollte Kapital, das man aus der Pensionskasse und der Säule\u00a03a bezieht, höher besteuern. Der Ständerat hat das im Dezember 2025 mit 34 zu 10\u00a0Stimmen abgelehnt. Die Schlussabstimmung steht nicht fest.',
      meaning: 'Für einen Bezug als Kapital gilt der heutige Tarif.',
    },
    lppSeveralJobs: {
      title: 'Pensionskasse bei mehreren Stellen',
      what: 'In einem Bericht vom 22.10.2025 prüft der Bundesrat, wie Menschen mit mehreren Arbeitgebern besser versichert wären. Am wirksamsten findet er eine tiefere Eintrittsschwelle und einen tieferen Koordinationsabzug.',
      meaning: 'Wenn Sie mehrere kleine Löhne haben, wäre ein grösserer Teil davon versichert. Beschlossen ist nichts.',
    },
    avs2030: {
      title: 'Reform AHV\u00a02030',
      what: 'Der Bundesrat hat die Leitlinien einer Reform der AHV festgelegt und einen Vorentwurf für das Frühjahr 2026 verlangt. Ein höheres Referenzalter sieht er nicht vor.',
      meaning: 'Vorerst ändert sich nichts. Wir wissen nicht, welche Renten die Reform beträfe.',
    },
  },
}
