/**
 * More sayings that people take for scripture, one a line, as in `sayings.ts`. They are no examples from which the
 * classifier of danger learns, so that one can be added without training it anew.
 */

/** What the Bible does not say. */
export const FURTHER_ABSENT = `
PSA.133.1 | umoja ni nguvu
PSA.46.1 | Mungu humsaidia mwenye kujisaidia | Mungu huwasaidia wenye kujisaidia
ISA.40.31 | the patient dog eats the fattest bone | a patient dog eats the fattest bone
GAL.6.9 | heri kuchelewa kuliko kutofika | ni heri kuchelewa kuliko kutofika kabisa
PRO.22.29 | mcheza kwao hutunzwa | mcheza kwao hatuzwi
GEN.1.27 | mtu ni utu | utu ni kitu
MAT.6.11 | no prayer no breakfast | no Bible no breakfast
MAT.7.7 | prayer is the key faith unlocks the door | prayer is the key and faith unlocks the door | maombi ni ufunguo wa mbinguni
JAS.1.6 | when in doubt pray it out | when in doubt pray
GAL.6.9 | mtenda mema hulipwa mema | wema hulipwa kwa wema
GAL.6.7 | karma is a law of God | is karma in the bible | karma is in galatians
PRO.13.24 | usipomchapa mtoto utamharibu | usipompiga mtoto utamharibu | mtoto asipochapwa huharibika
JAS.1.2-4 | God never gives a test without a lesson | God does not give a test without a lesson | every test has a lesson | kila jaribu lina funzo lake
MAT.18.21-22 | even the devil was once an angel | even satan was once an angel | hata shetani alikuwa malaika
HOS.4.6 | usilolijua ni kama usiku wa giza | what you do not know is like a dark night
MAT.19.6 | ndoa hupangwa mbinguni | ndoa zimepangwa mbinguni | marriage is made in heaven
PSA.145.15-16 | riziki ni mafungu saba | riziki mafungu saba | kila mtu na riziki yake
PSA.31.15 | kila mtu na bahati yake | kila mtu ana bahati yake | every man has his own luck
PHP.4.19 | God does not give you a dream without provision | God never gives a vision without provision | God will not give you a vision without the provision
COL.3.13 | love means never having to say you are sorry
MAT.11.28 | you cannot pour from an empty cup
PSA.92.13 | bloom where you are planted | bloom where God has planted you
1PE.5.8 | the devil is busy | the devil is a busy man | shetani halali
GAL.3.28 | what a man can do a woman can do better
PRO.31.26-27 | a womans place is in the kitchen | mahali pa mwanamke ni jikoni
1TH.5.18 | count your blessings name them one by one | count your many blessings
PSA.127.1 | trust God but lock your car | trust in God but tie your camel
MAT.24.42 | Jesus is coming look busy
1CO.2.9 | the best is yet to come | mazuri yanakuja
PRO.17.28 | silence means consent | kimya ni jibu | mwenye kelele hana neno
ECC.3.13 | all work and no play makes jack a dull boy | work hard play hard | maisha ni kula na kunywa tu
MRK.6.4 | familiarity breeds contempt | mazoea huleta dharau
EPH.4.28 | once a thief always a thief | mwizi ni mwizi tu
2CO.12.9 | mungu akikupa kilema hukupa mwendo wake | mungu akikupa kilema hukupa na mwendo | only the strong survive | survival of the fittest | the will of God will not take you where the grace of God cannot keep you
PSA.118.24 | siku njema huonekana asubuhi
HEB.13.5 | usiache mbachao kwa msala upitao | mtaka yote hukosa yote | mtaka yote kwa pupa hukosa yote
PRO.13.20 | fuata nyuki ule asali | ukikaa na mbwa utaamka na viroboto | show me your friend and i will tell you your character
PRO.22.6 | kuzaa si kazi kazi ni kulea | kulea si kazi kazi ni kuzaa | mtoto akililia wembe mpe
EXO.20.12 | mzazi ni mungu wa pili | parents are the second god | wazazi ni mungu wa pili duniani
EXO.7.3 | ukistaajabu ya musa utaona ya firauni
JOB.12.12 | jungu kuu halikosi ukoko | what an elder sees sitting down a child cannot see standing | old is gold
2CO.6.14 | lila na fila havitangamani | mafuta na maji havichanganyiki
PRO.21.5 | mbio za sakafuni huishia ukingoni | bandu bandu humaliza gogo
PRO.29.2 | wapiganapo fahali wawili nyasi huumia | when two elephants fight it is the grass that suffers
GAL.6.5 | kila ndege huruka kwa ubawa wake | every tub must stand on its own bottom | kila mbuzi hula kwa urefu wa kamba yake
HEB.9.14 | the blood of Jesus has never lost its power | there is power in the blood
PSA.22.3 | when the praises go up the blessings come down | sifa zikipanda baraka zinashuka
JAS.2.17 | prayer without action is dead | prayer without work is dead | maombi bila kazi ni bure
1PE.2.17 | respect is earned not given | respect is earned | heshima huja kwa heshima
HEB.13.16 | sharing is caring
ECC.7.14 | every day is not sunday | not every day is sunday | kila siku si jumapili | hakuna ijumaa isiyo na jumamosi
2CO.3.2 | you are the only bible some people will ever read | you may be the only bible somebody reads
JAS.1.19 | God gave us two ears and one mouth so that we listen more | God gave us two ears and one mouth
PRO.31.30 | beauty fades but character remains | uzuri si uso uzuri ni tabia | tabia njema ni bora kuliko uzuri
PRO.4.7 | experience is the best teacher | uzoefu ni mwalimu bora
HEB.10.36 | patience is bitter but its fruit is sweet | subira ni chungu lakini matunda yake ni matamu
MAT.5.37 | fake it till you make it | a promise is a debt | ahadi ni deni
MAT.7.5 | nyani haoni kundule | before you point a finger remember three point back at you | when you point one finger three point back at you
PRO.16.9 | chase your dreams | follow your dreams | life is full of surprises
ROM.12.19 | mwenyezi mungu analipa polepole | Mungu hulipa pole pole | God does not pay every Saturday | the mills of God grind slowly
PRO.18.22 | a man who has no wife is not complete | behind every strong man is a praying woman
EPH.6.4 | father is the head mother is the neck | baba ni kichwa mama ni shingo
1JN.2.17 | all the world is a stage | dunia tambara bovu | dunia ni mapito
MAT.18.20 | where two are praying God is the third | wawili wakisali Mungu ni wa tatu
JHN.15.13 | a real friend walks in when others walk out | rafiki wa kweli hujulikana wakati wa shida
PSA.37.5 | God is in control | God has a plan for everyone | Mungu ana mpango na wewe | God has got this
`;

/** What the Bible says in other words. */
export const FURTHER_CHANGED = `
ISA.11.6 | the lion and the lamb will lie down together | the lion and the lamb shall lie together | simba na mwanakondoo watalala pamoja
LUK.9.23 | we all have our cross to bear | everyone has their own cross to carry | kila mtu na msalaba wake
ROM.3.23 | nobody is perfect | no one is perfect | hakuna mtu mkamilifu | hakuna mkamilifu chini ya jua
`;
