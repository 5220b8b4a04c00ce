/**
 * Who speaks in passages that people ask about: the passage or the chapters, then who it is in English and in Kiswahili.
 * Only what the text itself says. For psalms: whom the psalm’s title names.
 */
export const speakers = `
GEN.1.3 | God | Mungu
GEN.1.26 | God | Mungu
GEN.1.28-30 | God, to the first people | Mungu, kwa watu wa kwanza
GEN.2.16-18 | the LORD God | BWANA Mungu
GEN.3.9 | the LORD God, to Adam | BWANA Mungu, kwa Adamu
GEN.3.12 | Adam | Adamu
GEN.4.9 | the LORD and Cain | BWANA na Kaini
GEN.12.1-3 | the LORD, to Abram | BWANA, kwa Abramu
GEN.15.1 | the LORD, to Abram | BWANA, kwa Abramu
GEN.18.13-14 | the LORD, to Abraham | BWANA, kwa Ibrahimu
GEN.22.8 | Abraham, to Isaac | Ibrahimu, kwa Isaka
GEN.28.13-15 | the LORD, to Jacob in a dream | BWANA, kwa Yakobo katika ndoto
GEN.45.4-13 | Joseph, to his brothers | Yusufu, kwa ndugu zake
GEN.50.19-21 | Joseph, to his brothers | Yusufu, kwa ndugu zake
EXO.3.14 | God, to Moses | Mungu, kwa Musa
EXO.14.13-14 | Moses, to Israel at the sea | Musa, kwa Israeli kando ya bahari
EXO.20.1-17 | God, to Israel at Sinai | Mungu, kwa Israeli huko Sinai
EXO.33.14 | the LORD, to Moses | BWANA, kwa Musa
LEV.19.1-37 | the LORD, through Moses, to Israel | BWANA, kupitia Musa, kwa Israeli
NUM.6.22-27 | the LORD, to Moses, for Aaron and his sons to bless Israel | BWANA, kwa Musa, ili Haruni na wanawe wawabariki Israeli
NUM.23.18-24 | Balaam | Balaamu
DEU.6-11 | Moses, to Israel | Musa, kwa Israeli
DEU.28 | Moses, to Israel | Musa, kwa Israeli
DEU.30 | Moses, to Israel | Musa, kwa Israeli
DEU.31.2-6 | Moses, to Israel | Musa, kwa Israeli
DEU.31.7-8 | Moses, to Joshua | Musa, kwa Yoshua
JOS.1.1-9 | the LORD, to Joshua | BWANA, kwa Yoshua
JOS.24.14-15 | Joshua, to Israel | Yoshua, kwa Israeli
JDG.6.12 | the angel of the LORD, to Gideon | malaika wa BWANA, kwa Gideoni
RUT.1.16-17 | Ruth, to Naomi her mother-in-law | Ruthu, kwa Naomi mama mkwe wake
1SA.1.26-28 | Hannah, to Eli the priest | Hana, kwa Eli kuhani
1SA.2.1-10 | Hannah, in her prayer | Hana, katika sala yake
1SA.15.22-23 | Samuel, to King Saul | Samweli, kwa mfalme Sauli
1SA.16.7 | the LORD, to Samuel | BWANA, kwa Samweli
1SA.17.45-47 | David, to Goliath | Daudi, kwa Goliathi
2SA.12.22-23 | David, after his child had died | Daudi, baada ya mtoto wake kufa
2SA.22.2-51 | David, in his song | Daudi, katika wimbo wake
1KI.3.6-9 | Solomon, to God | Sulemani, kwa Mungu
1KI.8.23-53 | Solomon, in his prayer | Sulemani, katika sala yake
1CH.4.10 | Jabez | Yabesi
2CH.7.12-22 | the LORD, to Solomon | BWANA, kwa Sulemani
2CH.20.6-12 | King Jehoshaphat, in his prayer | mfalme Yehoshafati, katika sala yake
2CH.20.15-17 | Jahaziel, by the Spirit of the LORD | Yahazieli, kwa Roho wa BWANA
NEH.1.5-11 | Nehemiah, in his prayer | Nehemia, katika sala yake
NEH.8.10 | Nehemiah, to the people | Nehemia, kwa watu
EST.4.13-14 | Mordecai, to Esther | Mordekai, kwa Esta
EST.4.16 | Esther, to Mordecai | Esta, kwa Mordekai
JOB.1.21 | Job | Ayubu
JOB.2.9 | Job’s wife | mke wa Ayubu
JOB.2.10 | Job, to his wife | Ayubu, kwa mke wake
JOB.13-14 | Job | Ayubu
JOB.19.2-29 | Job, to his friends | Ayubu, kwa rafiki zake
JOB.23.2-17 | Job | Ayubu
JOB.38.2-41 | the LORD, to Job | BWANA, kwa Ayubu
JOB.42.2-6 | Job, to the LORD | Ayubu, kwa BWANA
PSA.3-9 | David | Daudi
PSA.11-32 | David | Daudi
PSA.34-41 | David | Daudi
PSA.42 | the sons of Korah | wana wa Kora
PSA.44-49 | the sons of Korah | wana wa Kora
PSA.50 | Asaph | Asafu
PSA.51-65 | David | Daudi
PSA.68-70 | David | Daudi
PSA.72 | Solomon | Sulemani
PSA.73-83 | Asaph | Asafu
PSA.84-85 | the sons of Korah | wana wa Kora
PSA.86 | David | Daudi
PSA.87 | the sons of Korah | wana wa Kora
PSA.88 | the sons of Korah and Heman | wana wa Kora na Hemani
PSA.89 | Ethan | Ethani
PSA.90 | Moses | Musa
PSA.101 | David | Daudi
PSA.103 | David | Daudi
PSA.108-110 | David | Daudi
PSA.122 | David | Daudi
PSA.124 | David | Daudi
PSA.127 | Solomon | Sulemani
PSA.131 | David | Daudi
PSA.133 | David | Daudi
PSA.138-145 | David | Daudi
PRO.10-21 | Solomon | Sulemani
PRO.25-29 | Solomon | Sulemani
PRO.30 | Agur | Aguri
PRO.31.1-9 | King Lemuel, as his mother taught him | mfalme Lemueli, kama mama yake alivyomfundisha
ECC.1-12 | the Preacher | Mhubiri
ISA.1.18-20 | the LORD, to his people | BWANA, kwa watu wake
ISA.6.3 | the seraphim | maserafi
ISA.6.5 | Isaiah | Isaya
ISA.6.8 | the Lord, and Isaiah who answers him | Bwana, na Isaya anayemjibu
ISA.41.8-20 | the LORD, to Israel | BWANA, kwa Israeli
ISA.43.1-21 | the LORD, to Israel | BWANA, kwa Israeli
ISA.44.1-8 | the LORD, to Israel | BWANA, kwa Israeli
ISA.46.3-13 | the LORD, to Israel | BWANA, kwa Israeli
ISA.49.15-16 | the LORD, to Zion | BWANA, kwa Sayuni
ISA.53.1-12 | the prophet Isaiah, of the servant of the LORD | nabii Isaya, kuhusu mtumishi wa BWANA
ISA.54.1-17 | the LORD, to his people | BWANA, kwa watu wake
ISA.55.8-11 | the LORD | BWANA
ISA.66.13 | the LORD, to his people | BWANA, kwa watu wake
JER.1.4-5 | the LORD, to Jeremiah | BWANA, kwa Yeremia
JER.1.6 | Jeremiah, to the LORD | Yeremia, kwa BWANA
JER.1.7-10 | the LORD, to Jeremiah | BWANA, kwa Yeremia
JER.17.5-10 | the LORD, through Jeremiah | BWANA, kupitia Yeremia
JER.17.14 | Jeremiah, to the LORD | Yeremia, kwa BWANA
JER.29.4-14 | the LORD, through Jeremiah, to the exiles in Babylon | BWANA, kupitia Yeremia, kwa waliohamishwa Babeli
JER.31.3 | the LORD, to Israel | BWANA, kwa Israeli
JER.31.31-34 | the LORD, to Israel and Judah | BWANA, kwa Israeli na Yuda
JER.32.17-25 | Jeremiah, in his prayer | Yeremia, katika sala yake
JER.32.27 | the LORD, to Jeremiah | BWANA, kwa Yeremia
JER.33.2-3 | the LORD, to Jeremiah | BWANA, kwa Yeremia
EZK.36.22-38 | the LORD, through Ezekiel, to Israel | BWANA, kupitia Ezekieli, kwa Israeli
DAN.2.20-23 | Daniel | Danieli
DAN.3.16-18 | Shadrach, Meshach and Abednego, to King Nebuchadnezzar | Shadraka, Meshaki na Abednego, kwa mfalme Nebukadreza
DAN.6.21-22 | Daniel, to King Darius | Danieli, kwa mfalme Dario
HOS.4.6 | the LORD, through Hosea | BWANA, kupitia Hosea
HOS.6.6 | the LORD, through Hosea | BWANA, kupitia Hosea
JOL.2.25-32 | the LORD, through Joel | BWANA, kupitia Yoeli
AMO.5.21-24 | the LORD, through Amos | BWANA, kupitia Amosi
JON.2.2-9 | Jonah, in his prayer from the fish | Yona, katika sala yake ndani ya samaki
MIC.6.8 | the prophet Micah | nabii Mika
HAB.2.2-4 | the LORD, to Habakkuk | BWANA, kwa Habakuki
HAB.3.2-19 | the prophet Habakkuk, in his prayer | nabii Habakuki, katika sala yake
ZEC.4.6 | the angel, with the word of the LORD to Zerubbabel | malaika, akileta neno la BWANA kwa Zerubabeli
MAL.3.6-12 | the LORD of hosts, through Malachi | BWANA wa majeshi, kupitia Malaki
MAT.1.20-21 | the angel of the Lord, to Joseph | malaika wa Bwana, kwa Yusufu
MAT.3.2 | John the Baptist | Yohana Mbatizaji
MAT.3.11-12 | John the Baptist | Yohana Mbatizaji
MAT.3.17 | God, from heaven, of Jesus | Mungu, kutoka mbinguni, kuhusu Yesu
MAT.4.4 | Jesus, to the tempter | Yesu, kwa mjaribu
MAT.4.7 | Jesus, to the devil | Yesu, kwa Ibilisi
MAT.4.10 | Jesus, to the devil | Yesu, kwa Ibilisi
MAT.4.19 | Jesus, to Peter and Andrew | Yesu, kwa Petro na Andrea
MAT.5.3-48 | Jesus, in the Sermon on the Mount | Yesu, katika Hotuba ya Mlimani
MAT.6 | Jesus, in the Sermon on the Mount | Yesu, katika Hotuba ya Mlimani
MAT.7.1-27 | Jesus, in the Sermon on the Mount | Yesu, katika Hotuba ya Mlimani
MAT.8.8-9 | the centurion, to Jesus | akida, kwa Yesu
MAT.9.37-38 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
MAT.10.5-42 | Jesus, to the twelve | Yesu, kwa wale kumi na wawili
MAT.11.25-30 | Jesus | Yesu
MAT.12.25-37 | Jesus, to the Pharisees | Yesu, kwa Mafarisayo
MAT.14.30 | Peter, to Jesus | Petro, kwa Yesu
MAT.16.16 | Simon Peter, to Jesus | Simoni Petro, kwa Yesu
MAT.16.17-19 | Jesus, to Peter | Yesu, kwa Petro
MAT.16.24-28 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
MAT.17.20-21 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
MAT.18.3-20 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
MAT.18.22-35 | Jesus, to Peter | Yesu, kwa Petro
MAT.19.14 | Jesus, of the little children | Yesu, kuhusu watoto wadogo
MAT.19.26 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
MAT.20.25-28 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
MAT.21.21-22 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
MAT.22.37-40 | Jesus, to a lawyer of the Pharisees | Yesu, kwa mwana-sheria wa Mafarisayo
MAT.24.4-51 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
MAT.25 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
MAT.26.39 | Jesus, in his prayer at Gethsemane | Yesu, katika sala yake huko Gethsemane
MAT.26.41 | Jesus, to Peter at Gethsemane | Yesu, kwa Petro huko Gethsemane
MAT.27.46 | Jesus, on the cross | Yesu, msalabani
MAT.28.5-7 | the angel, to the women at the tomb | malaika, kwa wanawake kaburini
MAT.28.18-20 | Jesus, to the eleven disciples | Yesu, kwa wanafunzi kumi na mmoja
MRK.1.15 | Jesus | Yesu
MRK.4.39 | Jesus, to the wind and the sea | Yesu, kwa upepo na bahari
MRK.5.34 | Jesus, to the woman who was healed | Yesu, kwa mwanamke aliyeponywa
MRK.8.34-38 | Jesus, to the people and his disciples | Yesu, kwa watu na wanafunzi wake
MRK.9.23 | Jesus, to the father of the sick boy | Yesu, kwa baba wa kijana mgonjwa
MRK.9.24 | the father of the sick boy, to Jesus | baba wa kijana mgonjwa, kwa Yesu
MRK.10.5-9 | Jesus, to the Pharisees | Yesu, kwa Mafarisayo
MRK.10.14-15 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
MRK.10.27 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
MRK.10.42-45 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
MRK.11.22-26 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
MRK.12.29-31 | Jesus, to a scribe | Yesu, kwa mwandishi
MRK.13.5-37 | Jesus, to four of his disciples | Yesu, kwa wanafunzi wake wanne
MRK.15.34 | Jesus, on the cross | Yesu, msalabani
MRK.16.15-18 | Jesus, to the eleven disciples | Yesu, kwa wanafunzi kumi na mmoja
LUK.1.28 | the angel Gabriel, to Mary | malaika Gabrieli, kwa Mariamu
LUK.1.30-33 | the angel Gabriel, to Mary | malaika Gabrieli, kwa Mariamu
LUK.1.35-37 | the angel Gabriel, to Mary | malaika Gabrieli, kwa Mariamu
LUK.1.38 | Mary, to the angel Gabriel | Mariamu, kwa malaika Gabrieli
LUK.1.42-45 | Elisabeth, to Mary | Elisabeti, kwa Mariamu
LUK.1.46-55 | Mary, in her song | Mariamu, katika wimbo wake
LUK.1.68-79 | Zacharias, the father of John the Baptist | Zakaria, baba wa Yohana Mbatizaji
LUK.2.10-12 | the angel, to the shepherds | malaika, kwa wachungaji
LUK.2.14 | the angels | malaika
LUK.2.29-32 | Simeon, with the child Jesus in his arms | Simeoni, akiwa na mtoto Yesu mikononi
LUK.6.20-49 | Jesus, to his disciples and the people | Yesu, kwa wanafunzi wake na watu
LUK.9.23-27 | Jesus | Yesu
LUK.11.2-13 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
LUK.12.22-40 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
LUK.15.4-32 | Jesus, in his parables | Yesu, katika mifano yake
LUK.18.13 | the tax collector in the parable of Jesus | mtoza ushuru katika mfano wa Yesu
LUK.19.8 | Zacchaeus, to Jesus | Zakayo, kwa Yesu
LUK.21.8-36 | Jesus | Yesu
LUK.22.42 | Jesus, in his prayer | Yesu, katika sala yake
LUK.23.34 | Jesus, on the cross | Yesu, msalabani
LUK.23.42 | one of the two criminals, to Jesus on the cross | mmoja wa wahalifu wawili, kwa Yesu msalabani
LUK.23.43 | Jesus, to the criminal beside him | Yesu, kwa mhalifu aliye karibu naye
LUK.23.46 | Jesus, on the cross | Yesu, msalabani
JHN.1.29 | John the Baptist, of Jesus | Yohana Mbatizaji, kuhusu Yesu
JHN.2.5 | the mother of Jesus, to the servants | mama yake Yesu, kwa watumishi
JHN.3.3 | Jesus, to Nicodemus | Yesu, kwa Nikodemo
JHN.3.5-8 | Jesus, to Nicodemus | Yesu, kwa Nikodemo
JHN.3.10-15 | Jesus, to Nicodemus | Yesu, kwa Nikodemo
JHN.3.16-21 | Jesus, to Nicodemus; some readers take them for words of John himself | Yesu, kwa Nikodemo; wengine huyachukua kuwa maneno ya Yohana mwenyewe
JHN.3.27-30 | John the Baptist | Yohana Mbatizaji
JHN.4.13-14 | Jesus, to the woman of Samaria | Yesu, kwa mwanamke Msamaria
JHN.4.21-24 | Jesus, to the woman of Samaria | Yesu, kwa mwanamke Msamaria
JHN.5.19-47 | Jesus | Yesu
JHN.6.35-40 | Jesus, to the people | Yesu, kwa watu
JHN.6.43-51 | Jesus, to the people | Yesu, kwa watu
JHN.6.53-58 | Jesus, to the people | Yesu, kwa watu
JHN.6.68-69 | Simon Peter, to Jesus | Simoni Petro, kwa Yesu
JHN.7.37-38 | Jesus | Yesu
JHN.8.7 | Jesus | Yesu
JHN.8.12 | Jesus | Yesu
JHN.8.31-32 | Jesus, to those who believed in him | Yesu, kwa waliomwamini
JHN.8.34-36 | Jesus | Yesu
JHN.9.25 | the man who was born blind | mtu aliyezaliwa kipofu
JHN.10.1-5 | Jesus | Yesu
JHN.10.7-18 | Jesus | Yesu
JHN.10.25-30 | Jesus | Yesu
JHN.11.21-22 | Martha, to Jesus | Martha, kwa Yesu
JHN.11.25-26 | Jesus, to Martha | Yesu, kwa Martha
JHN.11.27 | Martha, to Jesus | Martha, kwa Yesu
JHN.12.23-28 | Jesus | Yesu
JHN.13.34-35 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
JHN.14.1-4 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
JHN.14.5 | Thomas, to Jesus | Tomaso, kwa Yesu
JHN.14.6-7 | Jesus, to Thomas | Yesu, kwa Tomaso
JHN.14.8 | Philip, to Jesus | Filipo, kwa Yesu
JHN.14.9-21 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
JHN.14.23-31 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
JHN.15 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
JHN.16.1-16 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
JHN.16.19-28 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
JHN.16.31-33 | Jesus, to his disciples | Yesu, kwa wanafunzi wake
JHN.17 | Jesus, in his prayer to the Father | Yesu, katika sala yake kwa Baba
JHN.19.30 | Jesus, on the cross | Yesu, msalabani
JHN.20.28 | Thomas, to Jesus | Tomaso, kwa Yesu
JHN.20.29 | Jesus, to Thomas | Yesu, kwa Tomaso
ACT.1.7-8 | Jesus, to his apostles | Yesu, kwa mitume wake
ACT.2.14-36 | Peter, at Pentecost | Petro, siku ya Pentekoste
ACT.2.38-39 | Peter, at Pentecost | Petro, siku ya Pentekoste
ACT.3.6 | Peter, to the lame man | Petro, kwa mtu aliyekuwa kiwete
ACT.4.8-12 | Peter, to the rulers of the people | Petro, kwa wakuu wa watu
ACT.5.29-32 | Peter and the apostles, to the council | Petro na mitume, kwa baraza
ACT.7.2-53 | Stephen, to the council | Stefano, kwa baraza
ACT.7.59-60 | Stephen | Stefano
ACT.10.34-43 | Peter, to Cornelius and his house | Petro, kwa Kornelio na nyumba yake
ACT.16.31 | Paul and Silas, to the jailer | Paulo na Sila, kwa mlinzi wa gereza
ACT.17.22-31 | Paul, in Athens | Paulo, huko Athene
ACT.20.18-35 | Paul, to the elders of Ephesus | Paulo, kwa wazee wa Efeso
2CO.12.9 | the Lord, to Paul, and then Paul himself | Bwana, kwa Paulo, kisha Paulo mwenyewe
HEB.13.5-6 | the writer of the letter, who quotes God | mwandishi wa waraka, akimnukuu Mungu
REV.1.17-20 | Jesus, to John | Yesu, kwa Yohana
REV.2-3 | Jesus, to the churches | Yesu, kwa makanisa
REV.21.3-4 | a great voice out of heaven | sauti kubwa kutoka mbinguni
REV.21.5-8 | he who sits on the throne | aketiye juu ya kiti cha enzi
REV.22.12-13 | Jesus | Yesu
REV.22.16 | Jesus | Yesu
`;
