import type { Canton } from './cantons'

/** A line each: number in the official register, percent of the simple tax in 2026, name. */
export const MUNICIPALITIES_2026: Record<Canton, string> = {
  ZH: `
1 92 Aeugst am Albis
2 122 Affoltern am Albis
3 106 Bonstetten
4 112 Hausen am Albis
5 100 Hedingen
6 102 Kappel am Albis
7 116 Knonau
8 128 Maschwanden
9 98 Mettmenstetten
10 118 Obfelden
11 115 Ottenbach
12 120 Rifferswil
13 101 Stallikon
14 89 Wettswil am Albis
22 110 Benken (ZH)
23 98 Berg am Irchel
24 106 Buch am Irchel
25 111 Dachsen
26 99 Dorf
27 114 Feuerthalen
28 107 Flaach
29 111 Flurlingen
31 111 Henggart
33 118 Kleinandelfingen
34 104 Laufen-Uhwiesen
35 107 Marthalen
37 113 Ossingen
38 112 Rheinau
39 117 Thalheim an der Thur
40 110 Trüllikon
41 107 Truttikon
43 111 Volken
51 106 Bachenbülach
52 114 Bassersdorf
53 114 Bülach
54 105 Dietlikon
55 113 Eglisau
56 112 Embrach
57 99 Freienstein-Teufen
58 120 Glattfelden
59 116 Hochfelden
60 110 Höri
61 108 Hüntwangen
62 100 Kloten
63 97 Lufingen
64 90 Nürensdorf
65 117 Oberembrach
66 94 Opfikon
67 113 Rafz
68 103 Rorbas
69 93 Wallisellen
70 116 Wasterkingen
71 97 Wil (ZH)
72 76 Winkel
81 128 Bachs
82 94 Boppelsen
83 105 Buchs (ZH)
84 107 Dällikon
85 120 Dänikon
86 105 Dielsdorf
87 113 Hüttikon
88 77 Neerach
89 106 Niederglatt
90 112 Niederhasli
91 100 Niederweningen
92 119 Oberglatt
93 94 Oberweningen
94 108 Otelfingen
95 115 Regensberg
96 117 Regensdorf
97 113 Rümlang
98 106 Schleinikon
99 94 Schöfflisdorf
100 111 Stadel
101 108 Steinmaur
102 96 Weiach
111 104 Bäretswil
112 118 Bubikon
113 113 Dürnten
114 122 Fischenthal
115 117 Gossau (ZH)
116 116 Grüningen
117 116 Hinwil
118 119 Rüti (ZH)
119 111 Seegräben
120 122 Wald (ZH)
121 119 Wetzikon (ZH)
131 104 Adliswil
135 72 Kilchberg (ZH)
136 106 Langnau am Albis
137 84 Oberrieden
138 99 Richterswil
139 75 Rüschlikon
141 78 Thalwil
151 76 Erlenbach (ZH)
152 73 Herrliberg
153 113 Hombrechtikon
154 73 Küsnacht (ZH)
155 87 Männedorf
156 79 Meilen
157 114 Oetwil am See
158 83 Stäfa
159 84 Uetikon am See
160 71 Zumikon
161 76 Zollikon
172 111 Fehraltorf
173 113 Hittnau
176 106 Lindau
177 110 Pfäffikon
178 113 Russikon
180 116 Weisslingen
181 122 Wila
182 124 Wildberg
191 92 Dübendorf
192 101 Egg
193 99 Fällanden
194 101 Greifensee
195 81 Maur
196 108 Mönchaltorf
197 103 Schwerzenbach
198 112 Uster
199 101 Volketswil
200 101 Wangen-Brüttisellen
211 114 Altikon
213 85 Brütten
214 106 Dägerlen
215 112 Dättlikon
216 90 Dinhard
218 117 Ellikon an der Thur
219 117 Elsau
220 121 Hagenbuch
221 97 Hettlingen
223 98 Neftenbach
224 112 Pfungen
225 112 Rickenbach (ZH)
226 123 Schlatt (ZH)
227 100 Seuzach
228 122 Turbenthal
230 125 Winterthur
231 115 Zell (ZH)
241 91 Aesch (ZH)
242 112 Birmensdorf (ZH)
243 121 Dietikon
244 112 Geroldswil
245 109 Oberengstringen
246 107 Oetwil an der Limmat
247 111 Schlieren
248 78 Uitikon
249 102 Unterengstringen
250 115 Urdorf
251 107 Weiningen (ZH)
261 119 Zürich
291 119 Andelfingen
292 112 Stammheim
293 102 Wädenswil
294 119 Elgg
295 90 Horgen
296 113 Illnau-Effretikon
297 120 Bauma
298 86 Wiesendangen`,
  BE: `
301 175 Aarberg
302 184 Bargen (BE)
303 169 Grossaffoltern
304 145 Kallnach
305 160 Kappelen
306 170 Lyss
307 154 Meikirch
309 169 Radelfingen
310 168 Rapperswil (BE)
311 174 Schüpfen
312 174 Seedorf (BE)
321 157 Aarwangen
322 175 Auswil
323 180 Bannwil
324 145 Bleienbach
325 160 Busswil bei Melchnau
326 184 Gondiswil
329 144 Langenthal
331 170 Lotzwil
332 165 Madiswil
333 174 Melchnau
335 200 Oeschenbach
336 179 Reisiswil
337 171 Roggwil (BE)
338 135 Rohrbach
339 194 Rohrbachgraben
340 170 Rütschelen
341 160 Schwarzhäusern
342 165 Thunstetten
344 175 Ursenbach
345 180 Wynau
351 154 Bern
352 160 Bolligen
353 149 Bremgarten bei Bern
354 160 Kirchlindach
355 158 Köniz
356 114 Muri bei Bern
357 175 Oberbalm
358 157 Stettlen
359 154 Vechigen
360 154 Wohlen bei Bern
361 135 Zollikofen
362 133 Ittigen
363 169 Ostermundigen
371 163 Biel/Bienne
372 152 Evilard
381 175 Arch
382 155 Büetigen
383 164 Büren an der Aare
385 180 Diessbach bei Büren
386 185 Dotzigen
387 149 Lengnau (BE)
388 194 Leuzigen
389 100 Meienried
390 195 Meinisberg
391 187 Oberwil bei Büren
392 175 Pieterlen
393 185 Rüti bei Büren
394 185 Wengi
401 195 Aefligen
402 175 Alchenstorf
403 164 Bäriswil
404 163 Burgdorf
405 170 Ersigen
406 179 Hasle bei Burgdorf
407 184 Heimiswil
408 180 Hellsau
409 159 Hindelbank
410 175 Höchstetten
411 150 Kernenried
412 159 Kirchberg (BE)
413 165 Koppigen
414 169 Krauchthal
415 139 Lyssach
418 188 Oberburg
420 165 Rüdtligen-Alchenflüh
421 100 Rumendingen
422 179 Rüti bei Lyssach
423 159 Willadingen
424 175 Wynigen
431 179 Corgémont
432 204 Cormoret
433 199 Cortébert
434 214 Courtelary
435 194 La Ferrière
437 204 Mont-Tramelan
438 188 Orvin
441 204 Renan (BE)
442 160 Romont (BE)
443 175 Saint-Imier
444 162 Sonceboz-Sombeval
445 207 Sonvilier
446 194 Tramelan
448 179 Villeret
449 190 Sauge
450 155 Péry-La Heutte
491 190 Brüttelen
492 150 Erlach
493 180 Finsterhennen
494 139 Gals
495 139 Gampelen
496 163 Ins
497 150 Lüscherz
498 179 Müntschemier
499 180 Siselen
500 140 Treiten
501 159 Tschugg
502 169 Vinelz
533 180 Bätterkinden
535 89 Deisswil bei Münchenbuchsee
538 175 Fraubrunnen
540 153 Jegenstorf
541 110 Iffwil
543 148 Mattstetten
544 138 Moosseedorf
546 164 Münchenbuchsee
551 150 Urtenen-Schönbühl
552 172 Utzenstorf
553 140 Wiggiswil
554 180 Wiler bei Utzenstorf
556 150 Zielebach
557 164 Zuzwil (BE)
561 199 Adelboden
562 179 Aeschi bei Spiez
563 185 Frutigen
564 185 Kandergrund
565 180 Kandersteg
566 175 Krattigen
567 177 Reichenbach im Kandertal
571 198 Beatenberg
572 185 Bönigen
573 175 Brienz (BE)
574 164 Brienzwiler
575 185 Därligen
576 169 Grindelwald
577 193 Gsteigwiler
578 200 Gündlischwand
579 185 Habkern
580 170 Hofstetten bei Brienz
581 177 Interlaken
582 175 Iseltwald
584 174 Lauterbrunnen
585 190 Leissigen
586 150 Lütschental
587 188 Matten bei Interlaken
588 194 Niederried bei Interlaken
589 194 Oberried am Brienzersee
590 180 Ringgenberg (BE)
591 169 Saxeten
592 175 Schwanden bei Brienz
593 170 Unterseen
594 169 Wilderswil
602 174 Arni (BE)
603 190 Biglen
605 184 Bowil
606 186 Brenzikofen
607 180 Freimettigen
608 162 Grosshöchstetten
609 155 Häutligen
610 190 Herbligen
611 154 Kiesen
612 169 Konolfingen
613 185 Landiswil
614 180 Linden
615 179 Mirchel
616 158 Münsingen
617 170 Niederhünigen
619 164 Oberdiessbach
620 187 Oberthal
622 150 Oppligen
623 144 Rubigen
626 187 Walkringen
627 170 Worb
628 189 Zäziwil
629 180 Oberhünigen
630 125 Allmendingen
632 164 Wichtrach
662 175 Ferenbalm
663 160 Frauenkappelen
665 190 Gurbrü
666 179 Kriechenwil
667 174 Laupen
668 140 Mühleberg
669 150 Münchenwiler
670 149 Neuenegg
671 160 Wileroltigen
681 193 Belprahon
683 170 Champoz
687 194 Corcelles (BE)
690 194 Court
691 194 Crémines
692 194 Eschert
694 174 Grandval
696 194 Loveresse
701 200 Perrefitte
703 197 Reconvilier
704 194 Roches (BE)
706 195 Saicourt
707 194 Saules (BE)
708 220 Schelten
709 174 Seehof
711 180 Sorvilier
713 192 Tavannes
715 200 Rebévelier
716 179 Petit-Val
717 200 Valbirse
723 165 La Neuveville
724 164 Nods
726 185 Plateau de Diesse
731 179 Aegerten
732 130 Bellmund
733 169 Brügg
734 155 Bühl
735 170 Epsach
736 150 Hagneck
737 190 Hermrigen
738 190 Jens
739 159 Ipsach
740 168 Ligerz
741 145 Merzligen
742 125 Mörigen
743 170 Nidau
744 185 Orpund
745 169 Port
746 140 Safnern
747 178 Scheuren
748 185 Schwadernau
749 165 Studen (BE)
750 170 Sutz-Lattrigen
751 159 Täuffelen
754 165 Walperswil
755 180 Worben
756 165 Twann-Tüscherz
761 160 Därstetten
762 180 Diemtigen
763 174 Erlenbach im Simmental
766 164 Oberwil im Simmental
767 165 Reutigen
768 160 Spiez
769 157 Wimmis
770 179 Stocken-Höfen
782 165 Guttannen
783 210 Hasliberg
784 160 Innertkirchen
785 180 Meiringen
786 194 Schattenhalb
791 190 Boltigen
792 179 Lenk
793 184 St. Stephan
794 180 Zweisimmen
841 130 Gsteig
842 160 Lauenen
843 110 Saanen
852 189 Guggisberg
853 174 Rüschegg
855 186 Schwarzenburg
861 140 Belp
863 185 Burgistein
866 154 Gerzensee
867 183 Gurzelen
868 149 Jaberg
869 188 Kaufdorf
870 164 Kehrsatz
872 151 Kirchdorf (BE)
877 179 Niedermuhlern
879 180 Riggisberg
880 185 Rüeggisberg
883 174 Seftigen
884 160 Toffen
885 163 Uttigen
886 194 Wattenwil
888 159 Wald (BE)
889 185 Thurnen
901 180 Eggiwil
902 194 Langnau im Emmental
903 185 Lauperswil
904 200 Röthenbach im Emmental
905 184 Rüderswil
906 210 Schangnau
907 194 Signau
908 184 Trub
909 199 Trubschachen
921 185 Amsoldingen
922 175 Blumenstein
923 180 Buchholterberg
924 178 Eriz
925 178 Fahrni
927 189 Heiligenschwendi
928 160 Heimberg
929 155 Hilterfingen
931 184 Homberg
932 170 Horrenbach-Buchen
934 154 Oberhofen am Thunersee
935 195 Oberlangenegg
936 172 Pohlern
938 166 Sigriswil
939 162 Steffisburg
940 180 Teuffenthal (BE)
941 181 Thierachern
942 166 Thun
943 190 Uebeschi
944 148 Uetendorf
945 185 Unterlangenegg
946 184 Wachseldorn
948 170 Forst-Längenbühl
951 186 Affoltern im Emmental
952 189 Dürrenroth
953 179 Eriswil
954 169 Huttwil
955 170 Lützelflüh
956 179 Rüegsau
957 179 Sumiswald
958 188 Trachselwald
959 186 Walterswil (BE)
960 190 Wyssachen
971 164 Attiswil
972 110 Berken
973 155 Bettenhausen
975 179 Farnern
976 180 Graben
977 155 Heimenhausen
979 175 Herzogenbuchsee
980 175 Inkwil
981 165 Niederbipp
982 165 Niederönz
983 159 Oberbipp
985 160 Ochlenberg
987 189 Rumisberg
988 175 Seeberg
989 175 Thörigen
990 90 Walliswil bei Niederbipp
991 150 Walliswil bei Wangen
992 163 Wangen an der Aare
995 197 Wiedlisbach`,
  LU: `
1001 230 Doppleschwand
1002 210 Entlebuch
1004 230 Flühli
1005 230 Hasle (LU)
1007 220 Romoos
1008 220 Schüpfheim
1009 215 Werthenstein
1010 200 Escholzmatt-Marbach
1021 180 Aesch (LU)
1023 150 Ballwil
1024 215 Emmen
1025 185 Ermensee
1026 140 Eschenbach (LU)
1030 180 Hitzkirch
1031 190 Hochdorf
1032 205 Hohenrain
1033 160 Inwil
1037 160 Rain
1039 200 Römerswil
1040 165 Rothenburg
1041 210 Schongau
1051 185 Adligenswil
1052 195 Buchrain
1053 185 Dierikon
1054 205 Ebikon
1055 160 Gisikon
1056 185 Greppen
1058 140 Horw
1059 185 Kriens
1061 145 Luzern
1062 195 Malters
1063 90 Meggen
1064 170 Meierskappel
1065 150 Root
1066 210 Schwarzenberg
1067 180 Udligenswil
1068 140 Vitznau
1069 130 Weggis
1081 185 Beromünster
1082 190 Büron
1083 190 Buttisholz
1084 130 Eich
1085 205 Geuensee
1086 185 Grosswangen
1088 150 Hildisrieden
1089 225 Knutwil
1091 210 Mauensee
1093 185 Neuenkirch
1094 185 Nottwil
1095 165 Oberkirch
1097 150 Rickenbach (LU)
1098 200 Ruswil
1099 125 Schenkon
1100 180 Schlierbach
1102 165 Sempach
1103 185 Sursee
1104 210 Triengen
1107 230 Wolhusen
1121 215 Alberswil
1122 230 Altbüron
1123 185 Altishofen
1125 170 Dagmersellen
1127 200 Egolzwil
1128 215 Ettiswil
1129 210 Fischbach
1131 230 Grossdietwil
1132 200 Hergiswil bei Willisau
1135 240 Luthern
1136 195 Menznau
1137 180 Nebikon
1139 230 Pfaffnau
1140 220 Reiden
1142 210 Roggliswil
1143 210 Schötz
1145 220 Ufhusen
1146 205 Wauwil
1147 220 Wikon
1150 190 Zell (LU)
1151 210 Willisau`,
  UR: `
1201 95 Altdorf (UR)
1202 99 Andermatt
1203 97 Attinghausen
1205 92 Bürglen (UR)
1206 103 Erstfeld
1207 93 Flüelen
1208 108 Göschenen
1209 110 Gurtnellen
1210 95 Hospental
1211 117 Isenthal
1212 92 Realp
1213 91 Schattdorf
1214 95 Seedorf (UR)
1215 110 Seelisberg
1216 105 Silenen
1217 116 Sisikon
1218 105 Spiringen
1219 104 Unterschächen
1220 108 Wassen`,
  SZ: `
1301 170 Einsiedeln
1311 145 Gersau
1321 69 Feusisberg
1322 64 Freienbach
1323 64 Wollerau
1331 145 Küssnacht (SZ)
1341 115 Altendorf
1342 155 Galgenen
1343 140 Innerthal
1344 125 Lachen
1345 180 Reichenburg
1346 180 Schübelbach
1347 154 Tuggen
1348 165 Vorderthal
1349 165 Wangen (SZ)
1361 155 Alpthal
1362 145 Arth
1363 195 Illgau
1364 165 Ingenbohl
1365 175 Lauerz
1366 165 Morschach
1367 150 Muotathal
1368 125 Oberiberg
1369 135 Riemenstalden
1370 155 Rothenthurm
1371 155 Sattel
1372 175 Schwyz
1373 195 Steinen
1374 155 Steinerberg
1375 155 Unteriberg`,
  OW: `
1401 485 Alpnach
1402 465 Engelberg
1403 485 Giswil
1404 470 Kerns
1405 525 Lungern
1406 470 Sachseln
1407 386 Sarnen`,
  NW: `
1501 179 Beckenried
1502 197 Buochs
1503 240 Dallenwil
1504 222 Emmetten
1505 150 Ennetbürgen
1506 180 Ennetmoos
1507 120 Hergiswil (NW)
1508 200 Oberdorf (NW)
1509 235 Stans
1510 187 Stansstad
1511 250 Wolfenschiessen`,
  GL: `
1630 63 Glarus Nord
1631 63 Glarus Süd
1632 61 Glarus`,
  ZG: `
1701 47.53 Baar
1702 54 Cham
1703 53 Hünenberg
1704 55 Menzingen
1705 59 Neuheim
1706 54 Oberägeri
1707 54 Risch
1708 53 Steinhausen
1709 53 Unterägeri
1710 51 Walchwil
1711 52 Zug`,
  FR: `
2008 65 Châtillon (FR)
2011 85 Cugy (FR)
2022 68.9 Gletterens
2025 85 Lully (FR)
2029 83.6 Montagny (FR)
2035 87.9 Nuvilly
2038 90.3 Prévondavaux
2041 80 Saint-Aubin (FR)
2043 50 Sévaz
2044 88.7 Surpierre
2045 83 Vallon
2050 77.4 Les Montets
2051 49.9 Delley-Portalban
2053 78 Belmont-Broye
2054 84 Estavayer
2055 70 Cheyres-Châbles
2056 86 Fétigny-Ménières
2063 95 Billens-Hennens
2067 90 Le Châtelard
2068 85 Châtonnaye
2079 85 Grangettes
2086 91.2 Massonnens
2087 93 Mézières (FR)
2096 90 Romont (FR)
2097 77 Rue
2099 88 Siviriez
2102 89 Ursy
2113 92 Vuisternens-devant-Romont
2114 80 Villorsonnens
2115 85 Torny
2117 88 Villaz
2121 97 Haut-Intyamon
2122 75 Pont-en-Ogoz
2123 85 Botterens
2124 92 Broc
2125 74.3 Bulle
2128 79.5 Châtel-sur-Montsalvens
2129 73.5 Corbières
2130 67 Crésuz
2131 70 Echarlens
2134 80 Grandvillard
2135 80 Gruyères
2137 77.7 Hauteville
2138 100 Jaun
2140 75 Marsens
2143 84.3 Morlon
2145 80 Le Pâquier (FR)
2147 75 Pont-la-Ville
2148 73 Riaz
2149 87 La Roche
2152 86 Sâles
2153 73 Sorens
2155 79 Vaulruz
2160 82.8 Vuadens
2162 83.2 Bas-Intyamon
2163 89.8 Val-de-Charmey
2173 90 Autigny
2174 69.1 Avry
2175 84 Belfaux
2177 91.7 Chénens
2183 75 Corminboeuf
2186 80 Cottens (FR)
2194 55 Ferpicloz
2196 80 Fribourg
2197 70 Givisiez
2198 67.8 Granges-Paccot
2206 89 Marly
2208 65 Matran
2211 81 Neyruz (FR)
2216 80 Pierrafortscha
2220 84.5 Le Mouret
2226 80 Treyvaux
2228 63.9 Villars-sur-Glâne
2230 90 Villarsel-sur-Marly
2233 74 Hauterive (FR)
2234 85 La Brillaz
2235 76 La Sonnaz
2236 82 Gibloux
2237 80 Prez
2238 85 Bois-d'Amont
2239 80 Grolley-Ponthaux
2250 76 Courgevaux
2254 80 Courtepin
2257 68 Cressier (FR)
2258 75 Fräschels
2261 32 Greng
2262 80 Gurmels
2265 79 Kerzers
2266 75 Kleinbösingen
2271 58 Meyriez
2272 88 Misery-Courtion
2274 55 Muntelier
2275 62 Murten
2276 72.5 Ried bei Kerzers
2284 58 Mont-Vully
2292 84 Brünisried
2293 82 Düdingen
2294 85.9 Giffers
2295 76 Bösingen
2296 81 Heitenried
2299 92 Plaffeien
2300 95 Plasselb
2301 86 Rechthalten
2303 95 St. Silvester
2304 75 St. Ursen
2305 77 Schmitten (FR)
2306 75 Tafers
2307 86 Tentlingen
2308 87 Ueberstorf
2309 82 Wünnewil-Flamatt
2321 78.5 Attalens
2323 90 Bossonnens
2325 83.6 Châtel-Saint-Denis
2328 84 Granges (Veveyse)
2333 88 Remaufens
2335 87 Saint-Martin (FR)
2336 83 Semsales
2337 93.8 Le Flon
2338 86 La Verrerie`,
  SO: `
2401 112 Egerkingen
2402 89 Härkingen
2403 117 Kestenholz
2404 120 Neuendorf
2405 107 Niederbuchsiten
2406 107 Oberbuchsiten
2407 116 Oensingen
2408 117 Wolfwil
2421 122 Aedermannsdorf
2422 125 Balsthal
2424 129 Herbetswil
2425 132 Holderbank (SO)
2426 126 Laupersdorf
2427 130 Matzendorf
2428 125 Mümliswil-Ramiswil
2430 124 Welschenrohr-Gänsbrunnen
2445 125 Biezwil
2455 110 Lüterkofen-Ichertswil
2457 113 Messen
2461 124 Schnottwil
2463 110 Unterramsern
2464 125 Lüsslingen-Nennigkofen
2465 110 Buchegg
2471 122 Bättwil
2472 125 Büren (SO)
2473 92 Dornach
2474 117 Gempen
2475 116 Hochwald
2476 113 Hofstetten-Flüh
2477 129 Metzerlen-Mariastein
2478 131 Nuglar-St. Pantaleon
2479 130 Rodersdorf
2480 125 Seewen
2481 110 Witterswil
2491 125 Hauenstein-Ifenthal
2492 129 Kienberg
2493 113 Lostorf
2495 110 Niedergösgen
2497 122 Obergösgen
2499 125 Stüsslingen
2500 140 Trimbach
2501 130 Winznau
2502 122 Wisen (SO)
2503 110 Erlinsbach (SO)
2511 130 Aeschi (SO)
2513 125 Biberist
2514 145 Bolken
2516 122 Deitingen
2517 128 Derendingen
2518 130 Etziken
2519 125 Gerlafingen
2523 120 Horriwil
2524 125 Hüniken
2525 119 Kriegstetten
2526 104 Lohn-Ammannsegg
2527 123 Luterbach
2528 117 Obergerlafingen
2530 120 Recherswil
2532 128 Subingen
2534 118 Zuchwil
2535 122 Drei Höfe
2541 100 Balm bei Günsberg
2542 125 Bellach
2543 99 Bettlach
2544 68 Feldbrunnen-St. Niklaus
2545 125 Flumenthal
2546 114.9 Grenchen
2547 120 Günsberg
2548 127 Hubersdorf
2549 65 Kammersrohr
2550 119 Langendorf
2551 127 Lommiswil
2553 120 Oberdorf (SO)
2554 115 Riedholz
2555 125 Rüttenen
2556 108 Selzach
2571 125 Boningen
2572 80 Däniken
2573 119 Dulliken
2574 99 Eppenberg-Wöschnau
2575 110 Fulenbach
2576 118 Gretzenbach
2578 113 Gunzgen
2579 111 Hägendorf
2580 125 Kappel (SO)
2581 108 Olten
2582 105 Rickenbach (SO)
2583 115 Schönenwerd
2584 107 Starrkirch-Wil
2585 125 Walterswil (SO)
2586 119 Wangen bei Olten
2601 112 Solothurn
2611 125 Bärschwil
2612 125 Beinwil (SO)
2613 113 Breitenbach
2614 111 Büsserach
2615 128 Erschwil
2616 130 Fehren
2617 130 Grindel
2618 124 Himmelried
2619 126 Kleinlützel
2620 123 Meltingen
2621 120 Nunningen
2622 139 Zullwil`,
  BS: `
2701 50 Basel
2702 37.5 Bettingen
2703 40 Riehen`,
  BL: `
2761 56 Aesch (BL)
2762 58 Allschwil
2763 47 Arlesheim
2764 46 Biel-Benken
2765 49 Binningen
2766 62 Birsfelden
2767 48 Bottmingen
2768 61 Ettingen
2769 60 Münchenstein
2770 56 Muttenz
2771 50 Oberwil (BL)
2772 45 Pfeffingen
2773 58.5 Reinach (BL)
2774 54 Schönenbuch
2775 52 Therwil
2781 59.5 Blauen
2782 57 Brislach
2783 68 Burg im Leimental
2784 64 Dittingen
2785 54 Duggingen
2786 62 Grellingen
2787 59 Laufen
2788 61 Liesberg
2789 62.5 Nenzlingen
2790 62 Roggenburg
2791 58 Röschenz
2792 60 Wahlen
2793 62 Zwingen
2821 59 Arisdorf
2822 53 Augst
2823 60 Bubendorf
2824 57 Frenkendorf
2825 60 Füllinsdorf
2826 55 Giebenach
2827 59 Hersberg
2828 55 Lausen
2829 65 Liestal
2830 58 Lupsingen
2831 58.5 Pratteln
2832 52 Ramlinsburg
2833 59 Seltisberg
2834 59 Ziefen
2841 60 Anwil
2842 64 Böckten
2843 64 Buckten
2844 58 Buus
2845 65 Diepflingen
2846 59 Gelterkinden
2847 61 Häfelfingen
2848 67 Hemmiken
2849 63 Itingen
2850 63 Känerkinden
2851 67 Kilchberg (BL)
2852 64.2 Läufelfingen
2853 56 Maisprach
2854 62 Nusshof
2855 64 Oltingen
2856 59 Ormalingen
2857 62 Rickenbach (BL)
2858 62 Rothenfluh
2859 63 Rümlingen
2860 62 Rünenberg
2861 57 Sissach
2862 60 Tecknau
2863 60 Tenniken
2864 56 Thürnen
2865 58 Wenslingen
2866 56 Wintersingen
2867 63 Wittinsburg
2868 64 Zeglingen
2869 59 Zunzgen
2881 59 Arboldswil
2882 64 Bennwil
2883 58 Bretzwil
2884 56 Diegten
2885 65 Eptingen
2886 63 Hölstein
2887 62 Lampenberg
2888 56 Langenbruck
2889 60 Lauwil
2890 55 Liedertswil
2891 64 Niederdorf
2892 65 Oberdorf (BL)
2893 66 Reigoldswil
2894 65 Titterten
2895 72 Waldenburg`,
  SH: `
2901 115 Gächlingen
2903 93 Löhningen
2904 99 Neunkirch
2914 85 Büttenhardt
2915 98 Dörflingen
2917 98 Lohn (SH)
2919 65 Stetten (SH)
2920 92 Thayngen
2931 102 Bargen (SH)
2932 91 Beringen
2933 59 Buchberg
2936 110 Merishausen
2937 78 Neuhausen am Rheinfall
2938 80 Rüdlingen
2939 83 Schaffhausen
2951 114 Beggingen
2952 115 Schleitheim
2953 105 Siblingen
2961 96 Buch (SH)
2962 89 Hemishofen
2963 99 Ramsen
2964 95 Stein am Rhein
2971 112 Hallau
2972 117 Oberhallau
2973 112 Trasadingen
2974 112 Wilchingen`,
  AR: `
3001 410 Herisau
3002 430 Hundwil
3003 420 Schönengrund
3004 400 Schwellbrunn
3005 370 Stein (AR)
3006 420 Urnäsch
3007 370 Waldstatt
3021 370 Bühler
3022 335 Gais
3023 360 Speicher
3024 260 Teufen (AR)
3025 450 Trogen
3031 400 Grub (AR)
3032 390 Heiden
3033 350 Lutzenberg
3034 420 Rehetobel
3035 350 Reute (AR)
3036 410 Wald (AR)
3037 320 Walzenhausen
3038 370 Wolfhalden`,
  AI: `
3101 56 Appenzell
3102 76 Gonten
3104 87 Schlatt-Haslen
3111 96 Oberegg
3112 58 Schwende-Rüte`,
  SG: `
3201 115 Häggenschwil
3202 116 Muolen
3203 138 St. Gallen
3204 119 Wittenbach
3211 123 Berg (SG)
3212 120 Eggersriet
3213 99 Goldach
3214 67 Mörschwil
3215 129 Rorschach
3216 105 Rorschacherberg
3217 122 Steinach
3218 79 Tübach
3219 119 Untereggen
3231 99 Au (SG)
3232 61 Balgach
3233 92 Berneck
3234 85 Diepoldsau
3235 113 Rheineck
3236 109 St. Margrethen
3237 89 Thal
3238 76 Widnau
3251 107 Altstätten
3252 104 Eichberg
3253 102 Marbach (SG)
3254 95 Oberriet (SG)
3255 108 Rebstein
3256 109 Rüthi (SG)
3271 118 Buchs (SG)
3272 115 Gams
3273 100 Grabs
3274 70 Sennwald
3275 118 Sevelen
3276 145 Wartau
3291 92 Bad Ragaz
3292 125 Flums
3293 125 Mels
3294 136 Pfäfers
3295 102 Quarten
3296 129 Sargans
3297 117 Vilters-Wangs
3298 110 Walenstadt
3311 99 Amden
3312 117 Benken (SG)
3313 110 Kaltbrunn
3315 125 Schänis
3316 115 Weesen
3338 113 Schmerikon
3339 115 Uznach
3340 74 Rapperswil-Jona
3341 103 Gommiswald
3342 117 Eschenbach (SG)
3352 139 Ebnat-Kappel
3359 118 Wildhaus-Alt St. Johann
3360 114 Nesslau
3374 129 Lichtensteig
3379 129 Wattwil
3392 120 Kirchberg (SG)
3393 155 Lütisburg
3394 129 Mosnang
3395 119 Bütschwil-Ganterschwil
3396 120 Neckertal
3401 138 Degersheim
3402 127 Flawil
3405 129 Jonschwil
3407 117 Oberuzwil
3408 122 Uzwil
3422 116 Niederbüren
3423 104 Niederhelfenschwil
3424 100 Oberbüren
3426 77 Zuzwil (SG)
3427 115 Wil (SG)
3441 113 Andwil (SG)
3442 99 Gaiserwald
3443 116 Gossau (SG)
3444 122 Waldkirch`,
  GR: `
3506 70 Vaz/Obervaz
3513 75 Lantsch/Lenz
3514 100 Schmitten (GR)
3542 100 Albula/Alvra
3543 90 Surses
3544 100 Bergün Filisur
3551 85 Brusio
3561 90 Poschiavo
3572 65 Falera
3575 40 Laax
3581 80 Sagogn
3582 50 Schluein
3603 95 Vals
3618 90 Lumnezia
3619 100 Ilanz/Glion
3633 110 Fürstenau
3637 80 Rothenbrunnen
3638 90 Scharans
3640 110 Sils im Domleschg
3661 115 Cazis
3662 120 Flerden
3663 120 Masein
3668 115 Thusis
3669 100 Tschappina
3670 80 Urmein
3672 105 Safiental
3673 110 Domleschg
3681 110 Avers
3695 75 Sufers
3701 90 Andeer
3711 30 Rongellen
3712 70 Zillis-Reischen
3713 70 Ferrera
3714 100 Rheinwald
3715 100 Muntogna da Schons
3721 84 Bonaduz
3722 85 Domat/Ems
3723 120 Rhäzüns
3731 100 Felsberg
3732 60 Flims
3733 100 Tamins
3734 95 Trin
3746 84 Zernez
3752 100 Samnaun
3762 100 Scuol
3764 95 Valsot
3781 70 Bever
3782 50 Celerina/Schlarigna
3783 85 Madulain
3784 75 Pontresina
3785 49 La Punt Chamues-ch
3786 75 Samedan
3787 55 St. Moritz
3788 65 S-chanf
3789 70 Sils im Engadin/Segl
3790 55 Silvaplana
3791 80 Zuoz
3792 90 Bregaglia
3804 100 Buseno
3805 90 Castaneda
3808 77 Rossa
3810 100 Santa Maria in Calanca
3821 80 Lostallo
3822 87 Mesocco
3823 60 Soazza
3831 73 Cama
3832 87 Grono
3834 105 Roveredo (GR)
3835 85 San Vittore
3837 100 Calanca
3847 120 Val Müstair
3851 95 Davos
3861 100 Fideris
3862 120 Furna
3863 95 Jenaz
3871 78 Klosters
3881 60 Conters im Prättigau
3882 110 Küblis
3891 85 Luzein
3901 88 Chur
3911 90 Churwalden
3921 90 Arosa
3945 85 Trimmis
3946 85 Untervaz
3947 80 Zizers
3951 70 Fläsch
3952 93 Jenins
3953 68 Maienfeld
3954 75 Malans
3955 95 Landquart
3961 98 Grüsch
3962 109 Schiers
3972 105 Seewis im Prättigau
3981 90 Breil/Brigels
3982 99 Disentis/Mustér
3983 70 Medel (Lucmagn)
3985 105 Sumvitg
3986 90 Tujetsch
3987 95 Trun
3988 95 Obersaxen Mundaun`,
  AG: `
4001 96 Aarau
4002 99 Biberstein
4003 118 Buchs (AG)
4004 117 Densbüren
4005 89 Erlinsbach (AG)
4006 111 Gränichen
4007 100 Hirschthal
4008 105 Küttigen
4009 112 Muhen
4010 113 Oberentfelden
4012 112 Suhr
4013 113 Unterentfelden
4021 92 Baden
4022 89 Bellikon
4023 84 Bergdietikon
4024 98 Birmenstorf (AG)
4026 92 Ennetbaden
4027 109 Fislisbach
4028 114 Freienwil
4029 105 Gebenstorf
4030 105 Killwangen
4031 104 Künten
4032 113 Mägenwil
4033 110 Mellingen
4034 112 Neuenhof
4035 97 Niederrohrdorf
4037 85 Oberrohrdorf
4038 110 Obersiggenthal
4039 92 Remetschwil
4040 100 Spreitenbach
4041 105 Stetten (AG)
4044 105 Untersiggenthal
4045 95 Wettingen
4046 116 Wohlenschwil
4047 100 Würenlingen
4048 97 Würenlos
4049 113 Ehrendingen
4061 83 Arni (AG)
4062 89 Berikon
4063 104 Bremgarten (AG)
4064 96 Büttikon
4065 92 Dottikon
4066 106 Eggenwil
4067 109 Fischbach-Göslikon
4068 114 Hägglingen
4071 83 Jonen
4072 103 Niederwil (AG)
4073 74 Oberlunkhofen
4074 48 Oberwil-Lieli
4075 99 Rudolfstetten-Friedlisberg
4076 105 Sarmenstorf
4077 125 Tägerig
4078 106 Uezwil
4079 74 Unterlunkhofen
4080 102 Villmergen
4081 75 Widen
4082 116 Wohlen (AG)
4083 79 Zufikon
4084 98 Islisberg
4091 93 Auenstein
4092 117 Birr
4093 109 Birrhard
4095 97 Brugg
4099 82 Habsburg
4100 110 Hausen (AG)
4104 110 Lupfig
4105 117 Mandach
4106 115 Mönthal
4107 109 Mülligen
4110 98 Remigen
4111 122 Riniken
4112 123 Rüfenach
4117 109 Thalheim (AG)
4120 105 Veltheim (AG)
4121 87 Villigen
4123 115 Windisch
4124 96 Bözberg
4125 110 Schinznach
4131 99 Beinwil am See
4132 95 Birrwil
4134 118 Dürrenäsch
4135 117 Gontenschwil
4136 106 Holziken
4137 122 Leimbach (AG)
4138 121 Leutwil
4139 118 Menziken
4140 119 Oberkulm
4141 115 Reinach (AG)
4142 120 Schlossrued
4143 120 Schmiedrued
4144 103 Schöftland
4145 122 Teufenthal (AG)
4146 115 Unterkulm
4147 118 Zetzwil
4161 111 Eiken
4163 102 Frick
4164 120 Gansingen
4165 97 Gipf-Oberfrick
4169 102 Kaisten
4170 108 Laufenburg
4172 113 Münchwilen (AG)
4173 126 Oberhof
4175 114 Oeschgen
4176 123 Schwaderloch
4177 80 Sisseln
4181 119 Wittnau
4182 125 Wölflinswil
4183 114 Zeihen
4184 109 Mettauertal
4185 114 Böztal
4186 110 Herznach-Ueken
4191 127 Ammerswil
4192 105 Boniswil
4193 105 Brunegg
4194 98 Dintikon
4195 105 Egliswil
4196 118 Fahrwangen
4197 126 Hallwil
4198 125 Hendschiken
4199 106 Holderbank (AG)
4200 102 Hunzenschwil
4201 105 Lenzburg
4202 60 Meisterschwanden
4203 94 Möriken-Wildegg
4204 117 Niederlenz
4205 104 Othmarsingen
4206 99 Rupperswil
4207 99 Schafisheim
4208 72 Seengen
4209 108 Seon
4210 87 Staufen
4221 113 Abtwil
4222 104 Aristau
4223 103 Auw
4224 98 Beinwil (Freiamt)
4226 113 Besenbüren
4227 102 Bettwil
4228 101 Boswil
4229 110 Bünzen
4230 102 Buttwil
4231 104 Dietwil
4232 50 Geltwil
4233 97 Kallern
4234 96 Merenschwand
4235 117 Mühlau
4236 106 Muri (AG)
4237 119 Oberrüti
4238 99 Rottenschwil
4239 98 Sins
4240 106 Waltenschwil
4251 120 Hellikon
4252 50 Kaiseraugst
4253 95 Magden
4254 112 Möhlin
4255 116 Mumpf
4256 122 Obermumpf
4257 92 Olsberg
4258 90 Rheinfelden
4259 110 Schupfart
4260 88 Stein (AG)
4261 95 Wallbach
4262 118 Wegenstetten
4263 112 Zeiningen
4264 115 Zuzgen
4271 116 Aarburg
4273 119 Bottenwil
4274 114 Brittnau
4275 123 Kirchleerau
4276 119 Kölliken
4277 123 Moosleerau
4279 118 Murgenthal
4280 113 Oftringen
4281 122 Reitnau
4282 110 Rothrist
4283 115 Safenwil
4284 119 Staffelbach
4285 103 Strengelbach
4286 123 Uerkheim
4287 118 Vordemwald
4288 109 Wiliberg
4289 99 Zofingen
4303 107 Böttstein
4304 107 Döttingen
4305 111 Endingen
4306 115 Fisibach
4307 122 Full-Reuenthal
4309 114 Klingnau
4310 118 Koblenz
4311 102 Leibstadt
4312 103 Lengnau (AG)
4313 107 Leuggern
4314 127 Mellikon
4318 115 Schneisingen
4319 121 Siglistorf
4320 107 Tegerfelden
4324 115 Zurzach`,
  TG: `
4401 175 Arbon
4406 123 Dozwil
4411 150 Egnach
4416 163 Hefenhofen
4421 99 Horn
4426 129 Kesswil
4431 144 Roggwil (TG)
4436 163 Romanshorn
4441 147 Salmsach
4446 152 Sommeri
4451 114 Uttwil
4461 160 Amriswil
4471 158 Bischofszell
4476 148 Erlen
4486 150 Hauptwil-Gottshaus
4495 140 Hohentannen
4501 148 Kradolf-Schönenberg
4506 140 Sulgen
4511 150 Zihlschlacht-Sitterdorf
4536 143 Basadingen-Schlattingen
4545 140 Diessenhofen
4546 141 Schlatt (TG)
4551 155 Aadorf
4561 147 Felben-Wellhausen
4566 142 Frauenfeld
4571 132 Gachnang
4590 155 Hüttlingen
4591 151 Matzingen
4601 129 Neunforn
4606 148 Stettfurt
4611 155 Thundorf
4616 142 Uesslingen-Buch
4621 94 Warth-Weiningen
4641 144 Altnau
4643 103 Bottighofen
4646 111 Ermatingen
4651 129 Gottlieben
4656 138 Güttingen
4666 150 Kemmental
4671 136 Kreuzlingen
4681 151 Langrickenbach
4683 137 Lengwil
4691 127 Münsterlingen
4696 118 Tägerwilen
4701 134 Wäldi
4711 151 Affeltrangen
4716 146 Bettwiesen
4721 150 Bichelsee-Balterswil
4723 147 Braunau
4724 144 Eschlikon
4726 155 Fischingen
4741 138 Lommis
4746 151 Münchwilen (TG)
4751 147 Rickenbach (TG)
4756 151 Schönholzerswilen
4761 142 Sirnach
4776 156 Tobel-Tägerschen
4781 140 Wängi
4786 137 Wilen (TG)
4791 146 Wuppenau
4801 129 Berlingen
4806 142 Eschenz
4811 146 Herdern
4816 159 Homburg
4821 137 Hüttwilen
4826 139 Mammern
4831 140 Müllheim
4841 158 Pfyn
4846 163 Raperswilen
4851 115 Salenstein
4864 121 Steckborn
4871 154 Wagenhausen
4881 162 Amlikon-Bissegg
4891 137 Berg (TG)
4901 152 Birwinken
4911 151 Bürglen (TG)
4921 151 Bussnang
4941 154 Märstetten
4946 144 Weinfelden
4951 159 Wigoltingen`,
  TI: `
5001 91 Arbedo-Castione
5002 93 Bellinzona
5003 88 Cadenazzo
5009 92 Isone
5010 90 Lumino
5017 78 Sant'Antonino
5048 95 Acquarossa
5049 90 Blenio
5050 93 Serravalle
5061 87 Airolo
5063 60 Bedretto
5071 70 Dalpe
5072 94 Faido
5073 95 Giornico
5076 90 Personico
5077 95 Pollegio
5079 90 Quinto
5091 75 Ascona
5096 78 Brione sopra Minusio
5097 85 Brissago
5108 88 Gordola
5112 100 Lavertezzo
5113 90 Locarno
5115 90 Losone
5117 100 Mergoscia
5118 82 Minusio
5120 75 Muralto
5121 82 Orselina
5125 75 Ronco sopra Ascona
5131 93 Tenero-Contra
5136 95 Onsernone
5138 90 Cugnasco-Gerra
5141 82 Agno
5143 92 Aranno
5144 95 Arogno
5148 78 Bedano
5151 65 Bioggio
5154 69 Bissone
5160 85 Brusino Arsizio
5161 95 Cademario
5162 70 Cadempino
5167 78 Canobbio
5171 85 Caslano
5176 79 Comano
5180 75 Cureglia
5186 75 Grancia
5187 70 Gravesano
5189 85 Lamone
5192 77 Lugano
5193 78 Magliaso
5194 65 Manno
5196 70 Massagno
5198 65 Melide
5199 60 Mezzovico-Vira
5203 80 Morcote
5205 75 Muzzano
5206 90 Neggio
5208 70 Origlio
5210 58 Paradiso
5212 85 Ponte Capriasca
5214 56 Porza
5216 87 Pura
5221 75 Savosa
5225 65 Sorengo
5226 94 Capriasca
5227 85 Torricella-Taverne
5230 80 Vernate
5231 90 Vezia
5233 65 Vico Morcote
5236 60 Collina d'Oro
5237 90 Alto Malcantone
5238 92 Monteceneri
5239 85 Tresa
5240 80 Val Mara
5242 75 Balerna
5249 70 Castel San Pietro
5250 88 Chiasso
5251 85 Coldrerio
5254 77 Mendrisio
5257 82 Morbio Inferiore
5260 65 Novazzano
5263 80 Riva San Vitale
5266 65 Stabio
5268 84 Vacallo
5269 95 Breggia
5281 95 Biasca
5287 95 Riviera
5304 100 Bosco/Gurin
5307 65 Campo (Vallemaggia)
5309 100 Cerentino
5310 94 Cevio
5315 65 Linescio
5317 90 Maggia
5323 95 Lavizzara
5324 95 Avegno Gordevio
5395 95 Lema
5396 85 Terre di Pedemonte
5397 95 Centovalli
5398 85 Gambarogno
5399 100 Verzasca`,
  VD: `
5401 66 Aigle
5402 71 Bex
5403 65 Chessel
5404 74 Corbeyrier
5405 73.5 Gryon
5406 71.5 Lavey-Morcles
5407 78 Leysin
5408 75 Noville
5409 68 Ollon
5410 77 Ormont-Dessous
5411 76 Ormont-Dessus
5412 64 Rennaz
5413 66.5 Roche (VD)
5414 66.5 Villeneuve (VD)
5415 71.5 Yvorne
5422 68 Aubonne
5423 73 Ballens
5424 75.5 Berolle
5425 69 Bière
5426 62 Bougy-Villars
5427 64 Féchy
5428 73 Gimel
5429 77.5 Longirod
5430 77.5 Marchissy
5431 74 Mollens (VD)
5434 69.5 Saint-George
5435 69 Saint-Livres
5436 77 Saint-Oyens
5437 77 Saubraz
5451 65 Avenches
5456 59 Cudrefin
5458 65 Faoug
5464 67 Vully-les-Lacs
5471 70 Bettens
5472 65 Bournens
5473 64 Boussens
5474 76 La Chaux (Cossonay)
5475 77 Chavannes-le-Veyron
5476 70 Chevilly
5477 66 Cossonay
5479 76 Cuarnens
5480 66 Daillens
5481 75 Dizy
5482 46 Eclépens
5483 76 Ferreyres
5484 74 Gollion
5485 70 Grancy
5486 75 L'Isle
5487 75 Lussery-Villars
5488 75 Mauraz
5489 59.5 Mex (VD)
5490 76 Moiry
5491 76 Mont-la-Ville
5492 64 Montricher
5493 73 Orny
5495 72.5 Penthalaz
5496 69.5 Penthaz
5497 66 Pompaples
5498 70 La Sarraz
5499 68.5 Senarclens
5501 64 Sullens
5503 65 Vufflens-la-Ville
5511 70 Assens
5512 79 Bercher
5514 72.5 Bottens
5515 76 Bretigny-sur-Morrens
5516 76 Cugy (VD)
5518 72.5 Echallens
5520 72 Essertines-sur-Yverdon
5521 73 Etagnières
5522 75 Fey
5523 72 Froideville
5527 74 Morrens (VD)
5529 71 Oulens-sous-Echallens
5530 76 Pailly
5531 74 Penthéréaz
5533 73 Poliez-Pittet
5534 73 Rueyres
5535 77 Saint-Barthélemy (VD)
5537 76 Villars-le-Terroir
5539 73.5 Vuarrens
5540 72.5 Montilliez
5541 75.5 Goumoëns
5551 67 Bonvillars
5552 75 Bullet
5553 65 Champagne
5554 68 Concise
5555 69 Corcelles-près-Concise
5556 69 Fiez
5557 72 Fontaines-sur-Grandson
5559 69 Giez
5560 71 Grandevent
5561 69 Grandson
5562 70 Mauborget
5563 80 Mutrux
5564 76 Novalles
5565 65 Onnens (VD)
5566 81 Provence
5568 70 Sainte-Croix
5571 71.5 Tévenon
5581 72 Belmont-sur-Lausanne
5582 73 Cheseaux-sur-Lausanne
5583 63.5 Crissier
5584 64.5 Epalinges
5585 59 Jouxtens-Mézery
5586 78.5 Lausanne
5587 72 Le Mont-sur-Lausanne
5588 66.5 Paudex
5589 72.5 Prilly
5590 61 Pully
5591 77 Renens (VD)
5592 70.5 Romanel-sur-Lausanne
5601 67.5 Chexbres
5604 69 Forel (Lavaux)
5606 54 Lutry
5607 68.5 Puidoux
5609 62 Rivaz
5610 74 Saint-Saphorin (Lavaux)
5611 69 Savigny
5613 62.5 Bourg-en-Lavaux
5621 60 Aclens
5622 68 Bremblens
5623 52 Buchillon
5624 62.5 Bussigny
5627 77.5 Chavannes-près-Renens
5628 62 Chigny
5629 72 Clarmont
5631 63 Denens
5632 62 Denges
5633 60.5 Echandens
5634 66 Echichens
5635 62.5 Ecublens (VD)
5636 60 Etoy
5637 73 Lavigny
5638 55 Lonay
5639 58 Lully (VD)
5640 61.5 Lussy-sur-Morges
5642 67 Morges
5643 65 Préverenges
5645 56 Romanel-sur-Morges
5646 59 Saint-Prex
5648 55 Saint-Sulpice (VD)
5649 64 Tolochenaz
5650 56 Vaux-sur-Morges
5651 60.5 Villars-Sainte-Croix
5652 74 Villars-sous-Yens
5653 60.5 Vufflens-le-Château
5654 76 Vullierens
5655 68 Yens
5656 68 Hautemorges
5661 71.5 Boulens
5663 78.5 Bussy-sur-Moudon
5665 70 Chavannes-sur-Moudon
5669 71 Curtilles
5671 78 Dompierre (VD)
5673 78 Hermenches
5674 75 Lovatens
5675 69.5 Lucens
5678 72.5 Moudon
5680 76 Ogens
5683 72.5 Prévonloup
5684 65 Rossenges
5688 65 Syens
5690 68 Villars-le-Comte
5692 75 Vucherens
5693 70 Montanaire
5701 66 Arnex-sur-Nyon
5702 64 Arzier-Le Muids
5703 72.5 Bassins
5704 62.5 Begnins
5705 70 Bogis-Bossey
5706 57 Borex
5707 58 Chavannes-de-Bogis
5708 66 Chavannes-des-Bois
5709 59 Chéserex
5710 49 Coinsins
5711 58 Commugny
5712 57 Coppet
5713 59 Crans (VD)
5714 65 Crassier
5715 66 Duillier
5716 59.5 Eysins
5717 57 Founex
5718 52 Genolier
5719 60 Gingins
5720 68.5 Givrins
5721 61 Gland
5722 60 Grens
5723 54 Mies
5724 61 Nyon
5725 57 Prangins
5726 63.5 La Rippe
5727 66 Saint-Cergue
5728 58 Signy-Avenex
5729 60.5 Tannay
5730 57 Trélex
5731 69 Le Vaud
5732 63 Vich
5741 80 L'Abergement
5742 76 Agiez
5743 71 Arnex-sur-Orbe
5744 65 Ballaigues
5745 76.5 Baulmes
5746 72 Bavois
5747 69 Bofflens
5748 69 Bretonnières
5749 70.5 Chavornay
5750 80 Les Clées
5752 74 Croy
5754 79 Juriens
5755 78.5 Lignerolle
5756 72 Montcherand
5757 75.5 Orbe
5758 83 La Praz
5759 79.5 Premier
5760 76.5 Rances
5761 81 Romainmôtier-Envy
5762 76 Sergey
5763 71 Valeyres-sous-Rances
5764 70 Vallorbe
5765 81 Vaulion
5766 75 Vuiteboeuf
5785 75 Corcelles-le-Jorat
5790 74.5 Maracon
5792 74.5 Montpreveyres
5798 77.5 Ropraz
5799 69 Servion
5803 74 Vulliens
5804 70.5 Jorat-Menthue
5805 69 Oron
5806 71 Jorat-Mézières
5812 77 Champtauroz
5813 68.5 Chevroux
5816 65 Corcelles-près-Payerne
5817 72 Grandcour
5819 69 Henniez
5821 69 Missy
5822 70 Payerne
5827 78 Trey
5828 81.5 Treytorrens (Payerne)
5830 75 Villarzel
5831 70.5 Valbroye
5841 81.5 Château-d'Oex
5842 81 Rossinière
5843 79 Rougemont
5851 65 Allaman
5852 62 Bursinel
5853 71 Bursins
5854 75 Burtigny
5855 53 Dully
5856 66.5 Essertines-sur-Rolle
5857 62.5 Gilly
5858 58.5 Luins
5859 62 Mont-sur-Rolle
5860 60.5 Perroy
5861 59.5 Rolle
5862 79 Tartegnin
5863 65 Vinzel
5871 76 L'Abbaye
5872 68.5 Le Chenit
5873 70 Le Lieu
5882 68 Chardonne
5883 67.5 Corseaux
5884 64.5 Corsier-sur-Vevey
5885 69.5 Jongny
5886 65 Montreux
5889 64 La Tour-de-Peilz
5890 74.5 Vevey
5891 65 Veytaux
5892 67.5 Blonay - Saint-Légier
5902 70 Belmont-sur-Yverdon
5903 72 Bioley-Magnoux
5904 66 Chamblon
5905 70 Champvent
5907 75 Chavannes-le-Chêne
5908 75 Chêne-Pâquier
5909 67 Cheseaux-Noréaz
5910 75 Cronay
5911 73 Cuarny
5912 78 Démoret
5913 73 Donneloye
5914 73.5 Ependes (VD)
5919 72 Mathod
5921 81 Molondin
5922 64.5 Montagny-près-Yverdon
5923 79 Oppens
5924 74 Orges
5925 79 Orzens
5926 71 Pomy
5928 73 Rovray
5929 70 Suchy
5930 72 Suscévaz
5931 73 Treycovagnes
5932 75 Ursins
5933 70.5 Valeyres-sous-Montagny
5934 77 Valeyres-sous-Ursins
5935 72 Villars-Epeney
5937 70 Vugelles-La Mothe
5938 75 Yverdon-les-Bains
5939 73 Yvonand`,
  VS: `
6002 100 Brig-Glis
6004 130 Eggerberg
6007 110 Naters
6008 110 Ried-Brig
6009 100 Simplon
6010 120 Termen
6011 100 Zwischbergen
6021 130 Ardon
6022 125 Chamoson
6023 120 Conthey
6024 130 Nendaz
6025 115 Vétroz
6032 100 Bourg-Saint-Pierre
6033 125 Liddes
6034 120 Orsières
6035 120 Sembrancher
6037 100 Val de Bagnes
6052 130 Bellwald
6054 120 Binn
6056 110 Ernen
6057 115 Fiesch
6058 110 Fieschertal
6061 140 Lax
6076 110 Obergoms
6077 110 Goms
6082 130 Ayent
6083 125 Evolène
6084 100 Hérémence
6087 135 Saint-Martin (VS)
6089 130 Vex
6090 135 Mont-Noble
6101 130 Agarn
6102 130 Albinen
6104 100 Ergisch
6109 110 Inden
6110 130 Leuk
6111 145 Leukerbad
6112 100 Oberems
6113 120 Salgesch
6116 120 Varen
6117 130 Guttet-Feschel
6118 130 Gampel-Bratsch
6119 120 Turtmann-Unterems
6131 120 Bovernier
6133 120 Fully
6134 135 Isérables
6135 120 Leytron
6136 110 Martigny
6137 110 Martigny-Combe
6139 125 Riddes
6140 120 Saillon
6141 120 Saxon
6142 100 Trient
6151 135 Champéry
6152 125 Collombey-Muraz
6153 120 Monthey
6154 110 Port-Valais
6155 135 Saint-Gingolph
6156 120 Troistorrents
6157 130 Val-d'Illiez
6158 110 Vionnaz
6159 125 Vouvry
6172 100 Bister
6173 100 Bitsch
6177 100 Grengiols
6181 120 Riederalp
6191 130 Ausserberg
6192 140 Blatten
6193 130 Bürchen
6194 130 Eischoll
6195 140 Ferden
6197 140 Kippel
6198 120 Niedergesteln
6199 120 Raron
6201 120 Unterbäch
6202 140 Wiler (Lötschen)
6203 115 Mörel-Filet
6204 120 Steg-Hohtenn
6205 120 Bettmeralp
6211 110 Collonges
6212 120 Dorénaz
6213 130 Evionnaz
6214 100 Finhaut
6215 120 Massongex
6217 125 Saint-Maurice
6218 115 Salvan
6219 120 Vernayaz
6220 130 Vérossaz
6232 130 Chalais
6235 120 Chippis
6238 125 Grône
6239 120 Icogne
6240 105 Lens
6246 120 Saint-Léonard
6248 120 Sierre
6252 125 Anniviers
6253 115 Crans-Montana
6254 110 Noble-Contrée
6261 125 Arbaz
6263 125 Grimisuat
6265 115 Savièse
6266 110 Sion
6267 120 Veysonnaz
6281 120 Baltschieder
6282 100 Eisten
6283 130 Embd
6285 140 Grächen
6286 120 Lalden
6287 110 Randa
6288 120 Saas-Almagell
6289 110 Saas-Balen
6290 120 Saas-Fee
6291 130 Saas-Grund
6292 120 St. Niklaus
6293 110 Stalden (VS)
6294 110 Staldenried
6295 110 Täsch
6296 140 Törbel
6297 110 Visp
6298 130 Visperterminen
6299 130 Zeneggen
6300 100 Zermatt`,
  NE: `
6404 68 Boudry
6408 66 Cortaillod
6413 67 Rochefort
6416 63 Milvignes
6417 63 La Grande Béroche
6421 75 La Chaux-de-Fonds
6422 77 Les Planchettes
6423 75 La Sagne
6432 75 La Brévine
6433 75 Brot-Plamboz
6434 75 Le Cerneux-Péquignot
6435 75 La Chaux-du-Milieu
6436 69 Le Locle
6437 75 Les Ponts-de-Martel
6451 74 Cornaux
6452 77 Cressier (NE)
6455 66 Le Landeron
6456 67 Lignières
6458 65 Neuchâtel
6487 66 Val-de-Ruz
6504 75 La Côte-aux-Fées
6511 79 Les Verrières
6512 76 Val-de-Travers
6513 68 Laténa`,
  GE: `
6601 50 Aire-la-Ville
6602 31 Anières
6603 51 Avully
6604 49 Avusy
6605 43 Bardonnex
6606 39 Bellevue
6607 48 Bernex
6608 40 Carouge (GE)
6609 42 Cartigny
6610 33 Céligny
6611 51 Chancy
6612 32 Chêne-Bougeries
6613 46 Chêne-Bourg
6614 40 Choulex
6615 46 Collex-Bossy
6616 28 Collonge-Bellerive
6617 25 Cologny
6618 46 Confignon
6619 31 Corsier (GE)
6620 48 Dardagny
6621 45.49 Genève
6622 25 Genthod
6623 44 Le Grand-Saconnex
6624 46 Gy
6625 42 Hermance
6626 41 Jussy
6627 44 Laconnex
6628 47 Lancy
6629 42 Meinier
6630 42 Meyrin
6631 50.5 Onex
6632 43 Perly-Certoux
6633 37 Plan-les-Ouates
6634 32 Pregny-Chambésy
6635 40 Presinge
6636 49 Puplinge
6637 39 Russin
6638 39 Satigny
6639 44 Soral
6640 44 Thônex
6641 40 Troinex
6642 27 Vandoeuvres
6643 50 Vernier
6644 45.5 Versoix
6645 37 Veyrier`,
  JU: `
6702 200 Boécourt
6703 225 Bourrignon
6704 200 Châtillon (JU)
6706 215 Courchapoix
6708 225 Courrendlin
6709 215 Courroux
6710 165 Courtételle
6711 190 Delémont
6712 195 Develier
6713 220 Ederswiler
6715 225 Mervelier
6716 220 Mettembert
6718 225 Movelier
6719 210 Pleigne
6721 200 Rossemaison
6722 220 Saulcy
6724 215 Soyhières
6729 210 Haute-Sorne
6730 220 Val Terbi
6741 195 Le Bémont (JU)
6742 205 Les Bois
6743 130 Les Breuleux
6745 205 Les Enfers
6748 205 Les Genevez (JU)
6750 220 Lajoux (JU)
6751 220 Montfaucon
6753 160 Muriaux
6754 170 Le Noirmont
6757 230 Saignelégier
6758 225 Saint-Brais
6759 225 Soubey
6771 225 Alle
6774 155 Boncourt
6778 225 Bure
6781 235 Coeuve
6782 205 Cornol
6783 190 Courchavon
6784 205 Courgenay
6785 220 Courtedoux
6789 230 Fahy
6790 235 Fontenais
6792 225 Grandfontaine
6800 205 Porrentruy
6806 230 Vendlincourt
6807 235 Basse-Allaine
6808 215 Clos du Doubs
6809 215 Haute-Ajoie
6810 215 La Baroche
6811 215 Damphreux-Lugnez
6812 210 Basse-Vendline
6831 230 Moutier`,
}
