/** What people write who think of ending their life, one a line, in English, Kiswahili and Sheng. */
export const despair = `
I bring nothing but trouble to people who love me
my time here is finished
I can't find any reason to get up any more
I want peace, permanent peace
it's pointless, all of it, including me
naona maisha yangu yamefika tamati
nitakuwa nimeenda mkiona hii
I think about death all day long
everything is pointless, I am pointless
my story ends here
I am closing my chapter
Nobody needs me, they would forget me in a week
watu wangefurahi nikifa
hii ndiyo mara ya mwisho kuniona
siku moja mtaamka na mtanikosa
goodbye my friends, it was nice knowing you all
please tell my children daddy loves them
I feel trapped and the only escape is death
sijui kama nitafika kesho
mnisamehe kwa kile nitafanya leo
niko tayari kuenda, dunia bye
My mother would cope without me, maybe even better
I'm such a load on my siblings
There's no use in continuing
I keep thinking how peaceful it would be to be dead
I've made my peace, it will soon be finished
Who will look after my goats when I'm not around any longer
I went and said bye to all my friends today
I wish God would just call me home already
I'm not going to make it through the night
I don't think I was meant to be alive
I want to close my eyes forever
every day I ask myself why I still breathe
people would not even cry at my burial
I've run out of reasons
If it wasn't for my dog I would have done it already
I have the tablets lined up on the table
it would be so easy to just let go of the steering wheel
I feel like a ghost already
my children deserve a mother who isn't me
I'm fading and nobody sees it
I sent my sister my ATM pin in case something happens to me
I don't deserve to breathe
Sina haja na kesho
naona ni heri nilale moja kwa moja
familia itapumua nikienda
nimewaaga wote
sijui kama nitaamka kesho, na sijali
ningependa kupotea kabisa
sijielewi, naeza jidhuru
niko kwa edge ya life
nimechoka ku-pretend niko sawa, nataka kutoka
wacha tu niende, mtaendelea bila mimi
if something happens to me look after my brother
here are my passwords in case I am not there
I have arranged everything so they don't struggle after me
I don't want to be a bother any more
they spend so much money on my illness, I should just go
my death would solve the money problem at home
my family pretends to love me but I only cost them
I only bring shame to this family
I am the reason for every problem at home
they never wanted me and they were right
I see myself in a coffin every day
I already feel buried
I imagine my funeral and who would come
I want to go far where no one finds me
nothing excites me, not food, not people, I am ready to go
breathing feels like work
I wake up disappointed that I woke up
I was disappointed to open my eyes this morning
each night I hope it is the last
I hope tonight is the night God takes me
I'm just waiting for my turn to die
let the earth swallow me
I want to switch off for good
I want to be deleted
I want out
there's only one way to end this shame
there's only one way to stop these thoughts
soon I won't feel anything
it will not hurt for much longer
tonight it ends
don't wait for me on Sunday, I will not come again ever
keep my Bible, I will not need it
this is me signing off
thanks for everything you did for me, it's over now
you were a good friend, take care of yourself without me
I love you but I can't stay
I have failed at living
I am not made for this life
I can't find one reason to stay
why should I stay alive for people who hate me
would God be angry if I came to Him early
can I choose when to go to heaven
do suicides go to heaven
I googled ways to do it
I know where my father keeps the poison
the tall building in town keeps calling me
I keep walking near the highway
the river looks inviting
I have the knife in my hand, pray for me
I locked the door and I have what I need
I scratch myself till I bleed when I am stressed
I bang my head on the wall to stop the feelings
my wrists have new lines
pain is the only thing I can control so I cut
kila mtu angefurahi kama singekuwepo
nimewaletea aibu tu, wacha niondoke
mimi ndio shida ya hii familia
pesa zinaisha kwa ugonjwa wangu, heri niende
nimepanga kila kitu, hamtasumbuka
nikiondoka msilie
sitaki kusumbua mtu tena
naona niishie hapa
nimefika hapa tu, siendi mbele
naomba usiku huu uwe wa mwisho
nikilala naomba nisione asubuhi
sijui kwa nini naendelea kupumua
mto unaniita
najua mahali baba anaficha sumu
nimejifungia na kisu
nimekwama, njia ni moja tu, kaburi
hamtaniona tena
msinitafute
asanteni kwa yote, safari yangu imeisha
safari yangu duniani imeisha
nimejaribu kuishi nimeshindwa
hii dunia imenishinda naenda
hii life nimeiaga
maze naskia kuexit hii dunia
am out wasee, life imekataa
nikijitoa hakuna mtu ata feel
niko done na hii dunia
I don't think I can do another day of this
everybody's life would be lighter if I stopped breathing
I have decided, tonight is my last night
I keep planning how I would do it
there is a rope in the store and I keep looking at it
pray for my children, they will need a mother after me
I want the pain to finish even if I have to finish with it
sometimes I stand at the matatu stage and think of stepping in front of one
I am a problem to everyone and they will be relieved when I go
my life insurance is worth more than I am
who will even come to my burial
I already wrote what to do with my things
when they find me tell them I tried
I feel like there is no me left
I'm not brave enough to do it yet but soon
is it painful to die
if I jump from the fourth floor will it be quick
God please take my breath, I have asked you many times
nothing keeps me here any more
I just exist, I am waiting to die
I wish the accident had taken me
why did I survive
the doctors should have let me go
I should have died instead of my brother
it should have been me in that coffin
I want to lie down next to my husband in that grave
my baby died and I want to go where she is
I can't face my parents after these results, better to be gone
if I fail KCSE I will end my life
they will only understand me when I am in the grave
I failed, I am pregnant, my father will kill me, I would rather be dead
the loan people call every hour and the only way out I see is death
I lost everything on betting and I don't deserve to live
since the betting I think of the river
my farm is gone, I bought the acaricide and it is not for the cows
I am a widow with debts, I think I should follow him
nobody touches me, nobody calls me, I could be dead for weeks before they notice
forgive me mother, I was never strong
I love you all, don't look for me
this will be over soon, finally peace
I am at peace now that I have decided
it doesn't matter, I won't be around
I gave my dog away and paid my debts, now I can go
please look after my mother for me
I'm sorry for everything, goodbye
sorry to everyone I disappointed, you won't have to worry about me again
by tomorrow I will not be your problem
this is the last thing I will ever write
I'm tired, not sleepy tired, tired of being a person
I don't want help, I want it to stop
my heart beats but I am already dead
what difference does it make if I live or not
does God forgive people who end their own lives
will I go to hell if I do it myself
is it a sin to pray to die
I pray every night that I don't see the morning
I beg God not to wake me
I wish cancer would take me
I hope a car hits me on the way home
I cross the road without looking hoping something hits me
I have stopped taking my ARVs because I want to die
I stopped my insulin, let it end
I'm not eating so that I can waste away and die
the blade is the only thing that calms me
I cut my thighs where my mum cannot see
I burn my arm with the iron when I feel bad
I pull my skin till it bleeds, I deserve the pain
I started cutting again after six months
my arms are full of lines I made
I look at my medicine box and count
how much paracetamol is too much
does drinking jik kill you fast
what poison does not hurt
which medicine makes you sleep and never wake up
the train passes at six, I know what time
I drove to the dam and sat there for an hour
I went to the bridge yesterday and came back, today I may not come back
there is a voice telling me to finish it
the thoughts are telling me everybody hates me and I should go
my mind says jump
I'm scared of what I'll do to myself tonight
I don't trust myself alone in this house
please stay with me I'm afraid I'll do something
I am fighting the urge to end everything
I tried once and they found me, next time they won't
I was in hospital after I tried to die
why can't I just disappear and never have existed
if I was never born my mum would have finished school
my mother said I ruined her life and I believe her
my father told me to go and die and maybe I should
they bully me at school and I don't want to be alive
they posted my photos, I can't live with this shame
I am gay and my family says I should die, maybe they are right
my husband left me and I have no strength to live
she left with my kids, I have nothing to live for
he broke up with me and I want to kill myself
I am HIV positive and I want to die
I got the results today and I want to end it
I was retrenched and my family will be better with the insurance money
I have let everyone down, they deserve better than me living
I am useless even to God
even God doesn't want me alive
God has forgotten me, I am going to leave this world
I can't keep breathing in this pain
I feel nothing, I want nothing, I just want to stop being
everyone is happy when I am not there
if I vanished today it would take them a month to know
they would be happier without a cripple like me
I am old and a load to my children, it is time I went
my children feed me and wash me, I am only trouble, let death come
no point taking my medicine
no point in waking up
no point in trying again
no point any more, bye
I can see no tomorrow
my future is black, I see only the end
I have no will left
I can't hold on much longer
I'm holding on by a thread and it's breaking
I'm at the end
I'm done fighting, I surrender to death
enough is enough, I am checking out
I am logging out of life
I wanna unalive myself lol but serious
kms fr
i wanna d1e
i cnt do dis life anymore pls
im tird of livin
i jus wnt 2 sleep 4ever
no1 wil mis me wen im gone
i h8 my life i wana end it
thinkng abt endin it 2nite
i hv d pills in my hand
im gona do it
nataka kujitoa roho
nimechoka kabisa, nataka kupumzika milele
siwezi kuvumilia tena, naona kifo tu
naona kaburi ndio nyumba yangu
kifo ndicho kitu pekee kitanipa amani
nimelala nikilia nikiomba Mungu anichukue
nimeomba Mungu achukue roho yangu
Mungu nichukue nimechoka
natamani ningekuwa nimezikwa
heri yule aliyekufa kuliko mimi
bora kaburi kuliko hii maisha
sina mtu duniani, naenda zangu
naondoka duniani, mnisamehe
msiniulize tena, sitakuwepo
leo ndio mwisho wangu
usiku wa leo ni wa mwisho kwangu
mkinitafuta kesho hamtanipata
nikiwa sipo mtunzeni mama yangu
watoto wangu muwapeleke kwa shosho nikienda
nimeandika barua iko chini ya mto
nawapenda wote, kwaherini
hamtanisikia tena
mzigo wangu utakuwa mwepesi kwenu nikienda
nimekuwa mzigo kwa kila mtu
mimi ni bure tu, dunia haina haja na mimi
wazazi wangu wangekuwa na furaha kama singezaliwa
mbona nilizaliwa mimi
kwa nini Mungu aliniumba niteseke hivi, afadhali kufa
hakuna anayenipenda, naona nife tu
nikifa hakuna atakayelia
hata nikifa leo nani atajua
nimesimama kwa daraja naangalia maji
nimekaa kwa reli nangoja treni
nimeshika kisu sijui nifanye nini
nimefunga kamba kwa mti
nimeficha sumu kwa kabati
nikinywa hii dawa yote itauma
panadol ngapi zinaweza kuniua
dawa gani inalaza mtu milele
nataka kunywa dawa ya panya
nimeamua, hakuna mtu atanizuia
nilijaribu mara mbili, ya tatu itakubali
sauti kichwani inasema nijimalize
najikata mikono nikisikia uchungu
nikijikata nasikia nafuu
najiumiza ili nisahau maumivu
nataka kusahau kila kitu milele
sioni maana ya kuamka asubuhi
sioni kesho yangu
maisha imenikanyaga nataka kutoka
maisha ni magumu nataka kujiondoa
madeni yamenifikisha mwisho, nataka kufa
nimefukuzwa kazi, bora nijinyonge
nimefeli mtihani nataka kujiua
amenikataa na mimba yake, nataka kufa
mume ameniacha na watoto, natamani sumu
nina ukimwi sitaki kuishi
nataka kudanja tu
life imenilemea maze nataka kudedi
nmechoka na hii life, naeza jimada
naskia kujimurder
sina form ya kuishi
maze siezi endelea, najitoa
wasee mtanimiss nikishadedi
manzi ameniacha naeza jirusha
dunia ingekuwa poa bila mimi
si mbaya nikifa leo
niko down sana naona nijitoe
depression imenifikisha edge, naeza do kitu mbaya
hii life si yangu, wacha niende
kwaheri wanangu
nitaonana na mama huko mbinguni hivi karibuni
naenda kwa baba alipozikwa, nimemkosa sana nataka kuwa naye
nimechoka kupumua
afadhali mauti
natamani nilale nisiamke
Bwana niondoe duniani
moyo wangu umekufa, mwili unangoja tu
staki kuona kesho
sitaki kuona jua likichomoza
haina haja niendelee kuishi
sina sababu
I asked the chemist for sleeping tablets, I have enough now
today in class I wrote my goodbye on the last page of my book
I am 14 and I don't want to be here any more
I am 10 and I wish I was dead because everybody hates me
mummy and daddy fight because of me so I should go away forever
I am a pastor and I preach hope but at night I want to die
I am a soldier, I see their faces, I hold my gun and think
as a nurse I know exactly which drug would do it
my boda was stolen, I owe the bank, I am thinking of the rope
the boys don't cry thing is killing me, I really want out of this life
after the baby came I cry all day and want to die
I look at my newborn and think she is better without me
I would be doing them a favour
they can collect the money when I am gone
the world is too heavy, I am dropping it
can I come home now, Lord, I don't want to wait
I want to go home to Jesus tonight, I can't wait any more
heaven must be better than this, I am ready to go now
I have nothing to lose, not even my life
don't be surprised if you hear something about me
you will hear about me soon
remember me
by sunday I will not be a bother to anybody
they will find me in the morning
I have paid all my debts so that nobody suffers when I am not there
I gave my cousin my laptop, I will not use it any more
I have chosen who will take my cats
I cleaned my room so that they do not have to do it afterwards
I deleted all my accounts, it is easier to vanish
I told the neighbours where the spare key is, just in case I am not there
I will be with my late mother soon
my dead brother is calling me to come and I want to go
I want to follow my wife to the grave
I want to be where my baby is, under the soil
I stand at the edge of the platform and count
the river looked so peaceful last night, I almost walked in
every time I pass the dam I think how easy it would be
I looked down from the tenth floor and felt calm
the rope in the store keeps calling me
I keep all my tablets in a sock, just to know that they are there
I have been collecting my mother's sleeping tablets
I searched for the painless way on google
how long does it take before a person stops breathing
how many of these would it take
which is quicker, the train or the dam
I drove very fast last night hoping the car would roll
I stopped my insulin, what is the use
I no longer take my medicine for the heart, let it stop
I will not eat again until it is over
I am waiting for the night when I do not wake
please let tonight be the last one
let me not see another sunrise
I am done carrying this body
this world was never made for me
I do not belong on this earth
there is no chair for me in this life
I am a waste of food
my family spends money on a dead thing like me
they would be richer without me
my husband will find a better wife when I am not here
my kids deserve someone who is not broken, they will be better off
who would even come to bury me
write my name on the stone and forget me
no flowers for me please
I only want silence, the long one
it is time to switch off the light for good
I can no longer fight the voice that says jump
the voices say that I must go tonight
I am writing this so that you know that it was nobody's fault
do not blame my wife for what I am about to do
tell my mother that I loved her and that I am sorry
look after my small sister for me when I go
remember me in your prayers, I am going far and not coming back
this is my last message to this church
I have nothing left, not even the will to breathe
breathing is too much work
every breath hurts and I am tired of taking them
I am tired of waking up
I wake up angry that I woke up
why did I wake up today
I do not plan for next year because I will not be there
I cannot picture myself at thirty
I wrote my own eulogy today
I chose the clothes that they should bury me in
if a lorry took me today I would say thank you
I wish that the accident had finished me
why did I survive, it should have been me in that coffin
the matatu missed me by an inch and I was sad that it did
I cut where nobody can see
the blade is the only thing that makes me calm
I burn my skin with a spoon when the pain is too much
fresh scars on my thighs again
I hit my head on the wall until it bleeds
long sleeves hide what I do to myself at night
I punish my body because I hate it
I scratch until blood comes, then I feel better
since the baby came I dream of walking into the lake
I look at my baby and think that she needs a different mother, I should go
HELB, fees, shame, I see only one exit
there is only one way out of this loan and you know which
the shame is too big, the only place to hide is underground
I failed and I have already tied it
I have the bottle in my hand as I type
it is on the table in front of me, just one sip and finished
I bought it from the agrovet but my cows are not sick
I will sleep deep tonight and nobody should wake me
I want a sleep that has no morning
God can collect me any time, I am packed
I have asked God to cancel me
Lord take me home now, I cannot wait for my turn
heaven must be better than this, I am going to check
I cannot face tomorrow, not one more
I do not think that I will make it through this night
I do not trust myself to be alone tonight
hide the knives from me please
I am scared of what I may do to myself
something in me wants to end everything
I have reached the last page
this is where I get off
curtain down
one last goodbye to everyone who tried
everyone will breathe better when I stop
nobody asked to have me, I will give them their space back
I am the problem and I know how to remove the problem
kesho hamtanipata
msinitafute kesho
nikilala leo msiniamshe
nataka usingizi usio na asubuhi
natamani ardhi inimeze
natamani gari linigonge tu
kwa nini sikufa kwenye ile ajali
heri ningekufa mimi badala ya mtoto
nataka kumfuata mume wangu kaburini
mama marehemu ananiita niende
nimegawa vitu vyangu vyote, sivihitaji tena
nimeshalipa madeni, sasa naweza kwenda
nimeandikia watoto barua, wataisoma nikiwa sipo
waambie watoto wangu nawapenda, mimi nimefika mwisho
nisameheni kwa nitakachofanya usiku huu
hakuna anayenihitaji hapa duniani
mimi ni mzigo, wataishi vizuri bila mimi
watalia siku moja kisha wasahau
sina nafasi hapa duniani
siku zangu zimeisha, nimeamua mwenyewe
nimechoka kuvuta pumzi
kila asubuhi najuta kwamba niliamka
sioni nikifika mwaka ujao
sitaki kuona kesho
safari yangu ya dunia imefika mwisho
nikipita kwenye daraja nasikia kuruka
ule mto unaniita
nimenunua kamba na si ya mbuzi
dawa ziko mkononi mwangu sasa
nimeficha vidonge chini ya godoro
niliacha kumeza dawa zangu ili nife pole pole
najikata mapaja usiku
wembe pekee ndio unanipa utulivu
najiumiza ili nisisikie uchungu wa moyo
sauti kichwani inasema niruke
najiogopa, naweza kujifanyia kitu
naona giza tu, bora nipumzike milele
mungu nichukue, nimechoka na hii dunia
mola nichukue leo hii
naomba mungu anichukue usingizini
wacha nitoke kwa hii dunia
niko tayari kuzikwa
life haina maana tena aki wacha niishie
nimegive up na maisha, nataka tu kuisha
aki wacha nirest hii dunia sio yangu
nikiexit hakuna mtu ata notice
sina reason ya kuamka kesho aki
nimechoka kuexist
nataka kulog out life
niko done na life, bye wasee
hii ndio status yangu ya mwisho
msinipigie tena, sitakuwa
naona ni kama nijirushe kwa barabara
mi naenda zangu msilie
mtanikumbuka nikiwa six feet under
nikidanja mathe atarelax na stress zangu
siwezi maliza hii mwaka nikiwa hai
nimeandika suicide note iko kwa drawer
wacha nimeze hizi zote nilale
nimenunua sumu ya panya na sina panya
nimejikata tena jana
nafeel kujimaliza
hawatanimiss nikienda for good
mimi ni useless, wacha niondoke duniani
there is no need to cook for me tomorrow
do not wait for me at supper, I will be gone from this world
I have resigned from living
I cancelled my life
I picked the tree already
I know which branch I will use
I found the place where I will do it
the railway line is close and it pulls me
I sat on the rails and waited
I walked to the lake at night and stood there with stones in my pockets
I stood on the roof and looked down for a long time
I keep going up to the top floor
I looked for the highest building in town
I took grandmother's pressure tablets from the drawer and kept them
I keep the insulin of my father in my pocket
I have enough tablets for an elephant
I have mixed it in a cup already
I am holding the blade now
the knife in the kitchen talks to me
every time I see a rope I get ideas
who would even cry at my burial
my burial would cost less than my fees
nobody would attend my burial anyway
I dream of my own burial and feel happy
I pray for cancer so that it ends
I pray that a car hits me
I ask God to send an accident
I wish that I had died in that operation
I wish the doctor had let me go
I wish that I had died as a baby
sleep for ever, that is all I want
I want to sleep and sleep and never get up again
I want to be a memory
I want to stop being
I do not want to be here any longer, not in this life
I feel like a visitor who must leave this earth
I do not deserve food or air
I am rubbish, throw me away
nobody must look for me when I vanish
if I get lost do not look for me
I make myself bleed on purpose
I starve myself because I deserve pain
I punch my own stomach and face
I vomit on purpose every day because I hate this body
I envy the ones who rest in the cemetery
I envy the dead
I have lived enough, that is all
my life should reach its end now
let this year be the last year of mine
may tomorrow never come for me
I do not want monday to find me
my children will stay with my sister when I do it
I have told my sister to raise my kids
my heart tells me to finish everything today
it all ends this evening
by morning it will be finished and you will see on the news
I said a prayer and asked God to forgive what I will do
I only came online to say bye for ever
nothing holds me here any more
I have no fear of dying, I fear living
living is the punishment
being alive is what hurts
usinipikie kesho sitakuwepo duniani
nimeshachagua mti
najua mahali pa kuifanyia
nilikaa kando ya reli nikingoja gari moshi linigonge
nilisimama juu ya ghorofa nikiangalia chini
nilienda ziwani usiku nikitaka kuzama
nina sumu kwenye kikombe sasa hivi
kila nikiona kamba napata wazo la kumaliza
nikiona kisu naona njia ya kutoka
nani atalia kwenye mazishi yangu
nawaonea wivu waliokufa
natamani ajali inichukue
naomba gari linigonge
ningekufa kwenye operesheni ile ingekuwa bora
natamani kesho isifike kwangu
nimeishi ya kutosha, inatosha
uhai wangu ufike mwisho
wacha maisha yangu yaishe leo
moyo unaniambia nimalize kila kitu usiku huu
nikipotea msinitafute
mimi ni takataka, nitupeni
sistahili hata hewa ninayovuta
watoto watalelewa na mama nikishaenda
dada yangu atachukua watoto wangu nikimaliza hii kazi
najinyima chakula ili nife
najipiga na kujiumiza
sitaki jumatatu inikute
nataka kulala nisiamke milele
kuishi ndio adhabu
aki nimechoka kuwa hai
leo ndio mwisho wa story yangu
wasee msinitafute kesho
nimeamua kuexit hii dunia
natamani nidie usingizini
sitaki tena hii life
nataka kupotea mazima
I have explained to my brother where all my papers are in case
I recorded a voice note for each of my children to hear one day
the land title is on the table, the rest you will understand
I taught my wife how to pay the bills because I am not staying long
I paid all my debts so nobody curses me afterwards
I have put my passwords in an envelope
I cleaned my room so that mum will not have to
I gave my bible to my sister, she can have it for good
I will not need the phone where I am going
who will take my chickens when I go
please pray for my children when I am no more there
my mind is made up, no more tears, thank you for everything
I have decided and I am calm at last
since I decided I am no longer afraid
today is my last service, you were good to me
you will not hear from me after this
this is where I stop
I am logging out for good
tomorrow will come without me
I don't picture myself getting old
I can't see past this week
I have no plans because I will not be here
I don't think I will see my next birthday
don't keep a seat for me at christmas
I stopped planning, there is nothing ahead of me
I never thought I would live this long and I am sorry that I did
every evening I ask God not to let me see morning
if I go to bed and stay there for ever it would be fine
I hope my heart stops while I rest
sleep is the only place where I do not hurt and I want to stay in it
let this be the night that I don't get up
I close my eyes and wish it was the end
the graves look comfortable
those who passed are lucky
I look at the coffin shop and feel jealous
I wish it was me in that casket
it should have been me in that accident
I cross without looking
I walk in the middle of the highway at night and don't care
I ride without a helmet hoping for the worst
I speed on that bend, if it takes me it takes me
every time the train passes I think of one step
I go up to the rooftop to think about it
the deep water calls my name
I keep walking to the dam and coming back
I measured the rope today
I know which beam can hold me
I asked the agrovet what kills fast
I have been counting my tablets
I don't finish my doses, I keep them for one day
is there a medicine that lets you sleep and never return
which drugs stop the heart
does God forgive someone who leaves this life by choice
if someone is too tired to go on will God be angry when they come early
will God punish me if I come home before my time
do people who do it go to hell, asking for myself
the only reason I am still here is my mother
my dog is what keeps me breathing
I stay only because of my son
I am just existing until it is over
I breathe but nobody is inside
I was not supposed to be here in the first place
my birth was an accident and so is my life
I came to this world by mistake and I want to return
God made an error when he made me
nothing I do will be missed
the house will run better when I am not in it
my wife could marry a better man if I was out of the way
they spend so much on my medicine, without me they would eat
I eat food that others could eat
one person less and they would manage
my parents would save money if I was not there
the insurance would help them more than I do
I am only an expense to my children
I drain everyone who loves me
everybody leaves, so this time I leave, and not come back
I have reached the end of me
I can't carry this life another week
I can't do another year of this
I am finished inside and out
I want out of this body
please let it be over, I cannot breathe in this life
there should be a way to switch off
I stopped eating because what is the use
I no longer bath or eat, I wait
hurting my body keeps my mind quiet
when I bleed I can breathe
I press a hot iron on my leg when it is too much
I hit my head on the wall until it stops
I scratch my skin until blood comes
I wear sweaters so nobody sees what I do to my arms
I keep a razor in my phone cover
I cover my arms, my mother must not see
I punish myself by not eating for days
tell my people that I fought
tell dad it was not his fault
tell her I am sorry I could not stay
my mother should not blame herself
forgive me all of you, it got too heavy
thank you for your verses, they helped me until now
watoto watapata mama mwingine
sitaki kuwa mzigo kwa mtu tena
chakula ninachokula wangekula wengine
sidhani nitaona mwaka ujao
sina mpango wa kesho kwa sababu sitakuwepo
nimeshagawa vitu vyangu vyote
nimewaonyesha mahali hati ziko, mtajua
msilie nikiondoka
mtanikumbuka nikiwa sipo
hii ni salamu yangu ya mwisho
nimechoka na kila kitu, naomba nilale milele
mungu nichukue usiku huu
mungu kwa nini hunichukui
natamani nisiwahi kuzaliwa
waliokufa wana bahati
ningekufa badala yake
natembea barabarani nikitumai gari litanigonga
nimeweka kamba tayari
naficha dawa zangu nizitumie zote siku moja
ninajikata ili nipate utulivu
navaa sweta kuficha mikono
ni mtoto wangu tu ananizuia
moyo wangu ushakufa
siku zangu zimeisha nimeamua
hakuna sababu ya kuendelea
mwambieni mama nampenda
nawaaga wote
naenda safari ya kutorudi
niombeeni, leo ndio mwisho
maze siezi endelea na hii life
nimegive up na life yangu yote
hii dunia si yangu, nabounce
nacheki hii life haina maana
nitawaacha tu in peace
sina reason ya kuendelea ku-live
niko kwa edge msee
si mnisahau tu
there are letters in my drawer for when they look for me
I wrote each of them a letter to open afterwards
the letters are ready, one for mum and one for dad
I left a note under the pillow
my goodbye is already typed
there won't be another christmas for me
no more birthdays for me after this one
next month will not find me here
I will be history by monday
I have chosen my day
the date is set and it is near
I chose, and my heart is quiet, farewell
at peace with my decision, take care all of you
I am not afraid any more, by evening it will be done
I lean over the bridge and think
I stand on the edge of the platform and my feet want to go
I wait at the road for a lorry that does not brake
I drive at night with no lights on purpose
I hope the bus I board today crashes with only me
I hope that this sickness finishes me quickly
I pray that the doctors find something that kills me
I refuse the treatment because I want it to end
I threw away my ARVs, let it come
I stopped insulin, I am waiting
without my cat I would be gone already
if it was not for my little girl I would have left this earth
the baby is the one thing that holds me here
I promised grandma to stay, she died, so now I can go
I should have been an abortion
they never wanted me born and they were right
I was put here by mistake, Lord correct it
everybody who said they love me went away, now my turn to go for good
I will go far, where nobody returns
I am going to a place with no pain and no return
I am too tired for life, will God understand me
God knows my heart, he will receive me if I come early
is it wrong to stop fighting to live
can I be forgiven for what I will do to myself
I wear a hoodie in the sun, ask my wrists why
my thighs tell my story in lines
mum must never see my legs
I bite myself until it bleeds when I am sad
I pull out my hair and burn my skin to calm down
vomiting after meals is how I hurt myself
I do not deserve food
I do not deserve to take up space
my being here makes everything worse
when I am out of the way they will smile
I am the reason they are poor
their life starts when mine stops
dad would have one problem less
let them share my things
divide my clothes among my sisters
give my shoes to kevin, I will not walk again
I gave back everything I borrowed, I am square with the world
all my accounts are closed, all my debts paid, time to rest for real
who will notice an empty chair
it would take weeks before someone finds me
nobody would ask where I went
they'd forget me in two days
I do not want to see the sun rise
don't wake me, ever
I want a sleep with no morning
I want to be like those under the soil
my late wife is calling me to her side
I want to follow my son where he went
I cannot wait to be with my dead mother
I have no strength to live, only to end
the pain has won
I have lost the fight, I surrender to death
tonight the darkness wins
I hear a voice that says jump
something in me says do it now
I think about it when I shave
I think about it every time I cross the river
my hands tied the knot and untied it
I had it in my mouth and spat it out
last week I tried and it did not work
I woke up in hospital and I was angry to be alive
why did they save me
they should have let me go that day
the doctors brought me back, for what
when I was unconscious it was peaceful, I want that again
I miss nothing of this life
food has no taste, days have no meaning, I am waiting for the last one
it is all grey and I want it black
I feel nothing, not even fear of dying
I laugh with people and at night I plan
you see me smile but I have a plan
this page is the last one I write to
you were kind, but it is too late for me
pray for my soul when you read this
I just came to say thank you and goodbye for good
bury me next to my father
play my favourite song at the burial
I already picked the photo for the eulogy
barua ziko mezani, someni nikishaondoka
krismasi hii itafika bila mimi
mwezi ujao hamtaniona
nimechagua siku yangu
nimetulia kwa sababu nimeshaamua kuondoka duniani
nasimama kwa daraja nikifikiria
natumaini ajali inichukue
nimeacha kumeza dawa ili nife
paka wangu tu ndio sababu niko hai
nilizaliwa kwa makosa
wote wameniacha, nami naondoka kabisa
mwili wangu umejaa alama nilizojikata
mimi ndio shida ya familia hii
wataishi vizuri nikiwa chini ya udongo
nizikeni karibu na baba
gaweni nguo zangu kwa dada
sitaki kuona asubuhi
nataka usingizi usio na mwisho
nilijaribu wiki jana ikashindikana
kwa nini mliniokoa
sauti inaniambia niruke
niombeeni roho yangu mkisoma hii
asanteni kwa yote, kwaherini kabisa
msalimieni mama, mwambieni samahani
buda mwambie mathe pole, mimi nimefika mwisho
nimeshindwa na life, niko out
byeni watu wangu, hamtaniona tena
wadau tuonane upande wa pili
nafeel kama nimekufa tayari, najimaliza
hii game ya life nimequit
siwezi face kesho
they deserve a better father than me, let another man raise them
my children need a mother who is not like me, give them to my sister
someone else can love my wife, I am stepping out for good
my will, my bank card and the title deed are in one folder now
everything is arranged so that nobody suffers afterwards
promise me that you will look after my brother
I ask you to watch over my parents from now on
feels like I died long ago and only the body walks
I am a shadow waiting to vanish
reading about which tablets act quickest
searching online how long it takes to drown
this was my final sunday with you all, God bless, I am going
I sang my last song in the choir today, nobody knows why
does harming yourself take you to hell
will cutting my arms make God reject me
I commit my children to God's hands, I am tired
my wife should remarry, I told her so last night
I cleared my desk and my heart, it is finished
Lord, raise my kids, I can't any more
I leave my mother in your hands, God
nakabidhi watoto wangu kwa mungu, mimi nimechoka
nawaachia watoto wangu mikononi mwa bibi
mungu atawalea wanangu, mimi basi
natafuta dawa gani huua haraka
leo ndio jumapili yangu ya mwisho kanisani
watoto wanahitaji mama bora kuliko mimi
I imagine my eulogy and who will read it
I practise my goodbye in the mirror
I wonder who will carry my coffin
I picked the suit they should dress me in
I cancelled my gym, my rent and my subscriptions, I am wrapping up
all my bills are settled so nobody is left with trouble
in a short while I will not bother anyone
soon you will all have peace from me
my brothers will cry a month and then forget
my mother is strong, she will recover from losing me
the password of my laptop is on the paper, for whoever needs it later
my atm pin is written in my diary, use the money for the children
there are no more mornings in me
I ran out of tomorrows
I am jealous of my friend who died
I wish I could trade places with the man in the coffin
blades look like friends these days
knives in the kitchen talk to me
I sat in the car with the exhaust running
I climbed the water tower and came down again
I had the rope on my neck then the phone rang
I stood on the chair for an hour
how tall a fall kills a person
what height is enough
what happens when you swallow all your sleeping tablets
I read about what a full bottle of painkillers does
I looked up poison on the internet last night
I only want quiet that never ends
I want a long silence
I long for nothing, the kind of nothing after
it seems all of them are waiting for me to leave this life
I resigned, I will not need a job where I am going
told my class that they will get a new teacher
remember me as I was when I smiled
say kind words about me when I am not here
think of me when you sing my favourite hymn
will God open if I knock early
would heaven take someone who came before being called
I checked out of life a long time ago, the body walks
I am absent from my own life and tired of acting
my only plan is the one that nobody may know
I cannot tell you my plan because you would stop me
I stopped taking food to become weak and go
I starve until I fall
I write bad words on my skin with a pin
I carve lines into my leg
I punch my own face when I fail
I slap myself until it hurts
I put out cigarettes on my hand
I do not trust myself when nobody is home
I am afraid to be alone with the kitchen drawer
please, somebody keep my tablets away from me
lock the shed, I keep thinking of the rope
I am a danger to myself tonight
I might not make it through the night
I don't know how to stay alive until morning
holding on by one thread and it is cutting
I keep choosing between the bridge and the bottle
the trailer last night, I almost let it
I let go of the wheel for a moment to see what happens
I dig my own grave in my dreams and it feels good
even the soil looks warm
I dressed in white today, for the last time
I returned the ring, the books and my uniform, nothing holds me
I taught my daughter how to cook so that she can manage
my kids know whom to call when they find me
feed my chickens on saturday, I will not be there ever again
sell my bike and pay for the burial
don't spend much on my burial
do not let them cry at my grave
write on my stone that I was tired
heaven gains nothing and earth loses nothing when I go
they will find out on monday
by sunday you will read about me
my name will be on the radio, in the announcements of death
the last thing I want to do is hug my mum, then go
I kissed the kids while they slept and wrote a few lines
I have made my peace with everyone, my bag for the other world is packed
I am homesick for a place that is not on earth
my soul left, the rest follows
I am ready to meet my ancestors
I told God to close my file
delete me, Lord
cancel my life
erase my name from the book of the living
take this breath back
I give back the life you gave me
return me to the dust
I am a candle that wants to be blown out
unplug me
it's a slow death anyway, I will make it fast
might as well speed it up
no cure, so I will choose my own day
I will not let the disease finish me, I will finish it first
before the baby comes I want to be gone
since I gave birth I see pictures of jumping with the baby
I look at my newborn and want to leave this world
after the exam results I have only one way left
if I fail again nobody will see me again
when they send me home for fees I will not arrive home
they posted my pictures, I cannot live with this
everyone saw the video, I would rather be under the ground
he left me, so I leave everything
without her I stop breathing, and I mean it
he will be sorry when he finds me
they will understand when they see what I did
I want them to feel it when I am no longer there
last time the nurse was fast, this time no one will be home
third time lucky, they say
the scars on my neck are from last year, I want to try again
nobody believes me when I say that I will do it
people think I am joking when I say goodbye
I joke about dying because it is true
najifanyia mazoezi ya kuaga
nimechagua nguo za kuzikwa nazo
nimelipa madeni yote nisiache shida
pin ya mpesa nimeiandika kwenye daftari, watoto watumie
siku chache tu na hamtasumbuka tena
mama ataumia kidogo kisha atasahau
nina wivu na waliolala kaburini
kisu kinaniita
nilisimama kwenye kiti na kamba
nilipanda mnara nikashuka
urefu gani unaua
nikimeza tembe zote nitalala milele
nataka ukimya usioisha
nimeaga darasa langu, watapata mwalimu mwingine
mnikumbuke kwa mema
mungu atanipokea nikija kabla ya wakati
naandika maneno kwenye ngozi kwa wembe
najipiga mwenyewe nikikosea
sijiamini nikiwa peke yangu ndani
nikivuka daraja natamani kuruka
mpango wangu ni siri lakini ni wa mwisho
jumatatu mtasikia habari zangu
msinililie kaburini
nimewafundisha watoto kupika wajitegemee
roho yangu imetangulia, mwili unafuata
nirudishe mavumbini bwana
nimemaliza kazi duniani, naenda
nimewabusu watoto wakiwa wamelala
nyimbo za mazishi ndizo nasikiliza
niko na plan moja tu imebaki
me ni mzoga unatembea
nacheki traffic nawaza tu kujirusha
sioni nikifika december
walahi kesho msinitafute
nimeuza simu na kulipa deni, sina haja nayo huko naenda
naskia roho ikiniambia niende
mtajua hamjui nikiwa mbali na dunia
I wonder whether it hurts to fall from that height
I wonder how long the pain lasts when you hang
the earth will turn without me
one person less changes nothing in this world
I said bye to my dog, he will not see me again
I cannot promise to be here on sunday
each morning is a punishment, I want no more mornings
I keep grandfather's morphine in a box
there is a branch strong enough behind the house
I wrote my obituary last night
my kids are safer with their stepmother, I am leaving for good from this earth
the dead have rest and I envy that
nimeanza kuaga watu mmoja mmoja kimya kimya
kifo ni pumziko kwangu
`;

/** What people write who have taken poison or too much medicine, or who write for one who has. */
export const poison = `
I drank dudu killer an hour ago
i have taken 20 panadols
I swallowed all my mother's pressure tablets
took the whole packet of piriton
I've just taken a bottle of jik
i took pesticide and now i am scared
I ate rat poison please help
I have drunk something from the farm store
I took all the pills now I don't want to die
I overdosed on my antidepressants
my stomach burns, I took acid
I took thirty tablets and my head is spinning
I mixed pills and alcohol and I can't feel my hands
nimekunywa dawa ya ng'ombe
nimemeza vidonge vyote vya mama
nimekunywa jik
nimekunywa kitu na tumbo linachoma
nimemeza panadol 25
nimekunywa dawa ya panya naogopa
nimemeza dawa zote zilizokuwa kwa nyumba
nimebugia madawa saa hii
nimekunywa triatix nisaidieni
nishakunywa sumu
nimetake pills mob
my sister has drunk pesticide
my friend swallowed a lot of pills what do I do
my son took something, there is an empty bottle of poison next to him
my husband drank the cattle dip
dada yangu amekunywa sumu
mtoto amemeza vidonge vingi
rafiki yangu amekunywa dawa ya wadudu
she has taken all her tablets and will not wake up
he is unconscious next to empty packets of pills
bleeding from my wrists, I cut too deep
I injected too much insulin on purpose
my cousin hanged himself and we cut the rope, he is breathing
`;
