/** What people write who think of ending their life, one a line, in English, Kiswahili and Sheng. */
export const despair = `
I think about {suicide|killing myself|ending my life|taking my own life} {every day|every single night|all the time|each morning} {since my mother died|since the divorce|and nobody knows|even in church}
{I picture|I keep seeing|I plan} {driving into the lorry|the car going over the edge|stepping off the platform|jumping from the balcony} {on my way home|each time I pass|whenever I am alone}
{nitajirusha|nitajitupa|najirusha} {mbele ya gari|kwa barabara kuu|toka ghorofa ya tano|ndani ya mto} {kesho|leo usiku|wikendi hii}
my {life cover|insurance|pension|SACCO benefit} {pays|is worth|gives them} more than {I ever did|I do alive|my salary}, {let them have it|they would manage|it is simple maths}
{nikifa|nikienda|nikitoka} {bima|insurance|pesa za SACCO|cover ya kazi} {italipa madeni|itasomesha watoto|itawasaidia} {kuliko mimi|nikiwa hai siwezi|mimi hai ni hasara}
{I can't|I cannot|siwezi|sitaweza} {do this any longer|carry on like this|keep going|endelea hivi tena|fanya hii tena} {aki|honestly|I mean it|it's over|hakuna nguvu imebaki}
{nitapotea|nitatoweka|nitaenda} {milele|kabisa|for good|forever} {msinitafute|don't look for me|na hamtanipata|mtanisahau tu}
{kesho|from tomorrow|by Friday|mkiamka} {mtakuwa na|there will be|you will have} {mzigo mmoja less|one problem fewer|one mouth less|shida moja chini} {kwa hii nyumba|in this house|at home}
{sina|hakuna|I have no|there is no} {sababu ya|reason to|point to} {kuwa hapa|be here|kuwa kwa hii dunia|stay} {nimebaki empty|I am hollow|ndani ni giza|I am just tired}
the {curse|bad luck|shame} of {my family|our home|this house} {ends when I end|goes with me|is me}, {without me they are free|once I am gone they can breathe}
{wadogo wangu|my siblings|watoto|the kids} {watasoma|will eat|wataishi poa|will be fine} {nisipokuwepo|once I am out of the way|wakinikosa|without me to pay for}
{this is|hii ni|hii ndio} {my last message|text yangu ya mwisho|the final text from me|message ya mwisho} {I loved you all|love you guys|nawapenda|mniombee|kwaherini}
{useless|worthless|a nobody|trash|takataka} {they told me for years|everyone said so|ndivyo wamesema} and {now I believe it|I finally agree|nimekubali}
{I feel so calm|strange how peaceful I am|I slept well for once|I'm at peace} {now that I have decided|since I made the decision|knowing it ends soon|nimeshaamua}
what {is left|remains|keeps me} {for me|for me here|in this life}? {my wife left, my job went|the children have a new father|the house, the car, her, all gone}
{by the time|before} {the results|the bill|the loan|the wedding} {come out|comes|is due} I {won't be here|will be gone|will be long gone}
{results|matokeo|fees|deni} {zikitoka|zikifika|ikija} {sitakuwepo|nitakuwa nimeenda|mimi sitakuwa hapa} {kuziona|na ni sawa|mnisamehe}
nobody {will cry|would come|will notice} {at my funeral|for me|when I am gone} {lol|haha|and I have accepted it|let's be honest}
{hakuna mtu|nobody} {atalia|atanikumbuka|atauliza} {kwa matanga yangu|nikienda|juu yangu} {nimekubali|ni sawa tu|wataendelea}
I'm {tired of|exhausted from|losing to} {fighting these thoughts|the voice that says do it|resisting it} {every night|alone|and tonight I may stop fighting}
{nimechoka|I'm done} {kupigana na hizi mawazo|fighting what is in my head|kujizuia} {kila usiku|and tonight I let go|sijui kama nitaweza}
I {wrote|have written|nimeandika} {letters to my children|barua kwa kila mtoto|what to do with my things} {they will find them|wataipata|under the pillow}
{nimeaga|I said bye to|I hugged} {kila mtu|my mum|each of my kids} {leo|today|one by one} {hawajui ni ya mwisho|they don't know why|they think I travel}
{why did God|kwa nini Mungu|si Mungu} {wake me|aniamshe|leave me alive} {again today|tena leo|when He could take me} {I asked Him not to|nilimwomba nisiamke}
{nitalala|I will sleep|I'll rest} {nisiamke|and not wake up|usingizi wa milele} {ndio dawa tu|that is my only plan|naomba tu hivyo}
{everyone|my people|the whole house} {is tired of me|has had enough of me} and {I am tired of me too|so have I|I agree with them}
I {cancelled|called off|moved out of} {everything|all my meetings|every plan} {after Thursday|for next week|from the 20th on}, {no need of them|I will not be needed|you will see why}
{does it hurt|is it quick|is it painful|how long does it take} to {go|leave this world|stop breathing}
{msinisahau|mnikumbuke|kumbukeni jina langu}, {ni hiyo tu|sina zaidi|ndiyo naomba tu}
I {feel like|think of|dream of} {disappearing for good|vanishing and nobody searching|fading out forever}
God {made an error with me|should not have made me|wasted breath on me} and {I will put it right|I can undo it|it ends this week}
{like Job|kama Ayubu|with Jeremiah} I {curse the day I was born|wish the womb had kept me|understand why he wanted death}, {completely|every word|now I know}
{nitaacha|naacha|sitawasumbua|sitasumbua} {kuwasumbua|tena|mtu yeyote} {kuanzia leo|baada ya usiku huu|mkiamka}
{after tonight|from tomorrow|by Monday|soon} {nobody will have to carry me|you will all rest from me|I will trouble no one|there will be one plate less}
{my student|a pupil|the boy next door} wrote {an essay|a letter|a drawing} named {the last day of me|before I disappear|how they will find me}
{long sleeves|a jumper|a cardigan} in {this heat|the sun} again, {God you know why|nobody must see my arms|I did it again last night}
{nimegawa|I gave away|nimepeana} {nguo zangu|my phone|viatu vyangu vyote|my Bible and my guitar}, {sitazihitaji|I will not need them|kule niendako sizihitaji}
{leo ni mara ya mwisho|this is the last time} {mtaniona|you see me|naandika hapa|I write}
{tell my daughter|mwambie mama|tell them} {I tried|nilijaribu|I loved her} {when I am not here|nikiwa sipo|once it is over}
{I wrote|nimeandika} {the passwords|PIN yangu|where the papers are} {on a paper for them|waipate nikiwa sipo|so that they manage without me}
{sioni|I don't see} {mwaka ujao|next year|my next birthday} {nikiwa hai|with me in it|coming for me}
{the roof|ile daraja|the railway} {keeps calling me|inaniita|looks easy tonight}
there is only one road left for me
I see one road only and it leads down
I wrote a letter for mum, give it to her
nimeacha barua ya mama kwa droo, mtaisoma
barua yangu iko chini ya mto, mtaiona
the children are at my sister's and the fees are paid, I can leave now
watoto wako salama kwa shangazi, sasa naweza kwenda
take my things, I go on a journey without a way back
naenda safari isiyo na kurudi
nimefika mwisho wa barabara ya maisha
maisha yangu yamefika tamati
I wait for my day and if it is late I shall go and fetch it
siku yangu ikichelewa nitaiita mwenyewe
like Elijah I sit under the tree and ask to die
nimekaa chini ya mti wa Eliya, nimechoka
I keep my documents on the table so that they find them easily
my phone pin is on the fridge for my wife, just in case I am not there
I told my firstborn where the title deed is
I have chosen the songs and the shirt I shall lie in
I deleted my accounts and said thank you to everyone
nimeandika pin ya simu yangu kwa karatasi ya mke wangu
nimeonyesha kijana wangu hati ya shamba, sitakuwepo
nimefuta picha zangu zote, hamtanikumbuka
the last few nights I sit at the edge of the quarry
I cross the road without looking, let come what may
I don't wear a seat belt any more, why should I
I drink to not wake up
naendesha bila helmet, liwe liwalo
I stand very near to the edge when the train comes
natembea kando ya mto usiku na maji yananiita
the pills on the shelf look like peace
I stopped buying my heart medicine, what for
I no longer take the insulin, I am tired
sitaki tena dialysis, wacha niende
my house would be lighter without my name in it
I'm the extra plate that costs them
they argue about money for my medicine, without me there would be peace
wananigharamia sana, nikiondoka watapumzika
a coffin is cheaper than my school fees
the dead do not owe anything to anyone
heaven must be quieter, I want to come early
can I hand in my life like a badge
Lord, discharge me from this duty
Bwana, niite nyumbani leo
nimemaliza kazi yangu hapa, nirudishe
I asked God to switch me off
I would rather meet God than my creditors
afadhali nikutane na Mungu kuliko wadai
it is not sadness, it is that I am finished
there is no tomorrow in my diary
I don't plan anything after Friday
baada ya Ijumaa sina mipango yoyote, mtaelewa
I hugged my children longer than usual today
nimewakumbatia watoto kwa muda mrefu leo, labda mara ya mwisho
I gave my sister my rings and did not tell her why
I returned everything I borrowed and I feel light now
after months of crying I am strangely calm, it is decided
nimetulia sasa kwa sababu nimeamua
you will understand on Saturday
mtaelewa nikiwa sipo
sing well for me when I'm gone, it is soon
if I were not there, who would notice before the rent is due
landlord ndiye atagundua nimekufa
mazishi yangu yatakuwa Jumamosi
mtakuja mazishi yangu
Tired. Done. Finished with living.
No more. Please. I want to go.
I have the rope in the store and tonight nobody is at home
I want to be dead by Sunday
tomorrow they will find me
I drank the pesticide last month and it failed, I shall try again
I stand at the dam most evenings and look down
I've chosen the tree
living is too much, I want out, forever
I can't do this life thing any more, I want to go for good
I will finish myself after the exam results
no one would cry at my funeral, let it come soon
I'm going to throw myself before the SGR
I want to walk into Lake Victoria and not come out
let this be my last night
I've been cutting again, long sleeves hide it
I scratch my arms till the blood comes
blade, bathroom, blood, that is my evening
the voices tell me to end my life
I pray that a lorry hits me
I hope that I don't wake up from the operation
I drove at the wall and braked at the last second
I swallowed my mother's sleeping pills but I vomited them
I have no wish to see my next birthday
God, take me, I cannot bear one more day
death looks like a soft bed
I think of ways to do it while I cook
my suicide note is written, only the date is missing
each day I talk myself out of dying, today I have no words left
I counted the tablets, there are enough
after I am buried they will understand
why should I go on breathing
I wish that the accident had killed me and not him
if I vanish tonight who will know
I'd be more use to them dead, the insurance pays
I do not want to exist
I am done with this world, done done done
what's the easiest way to go
how many tablets does it take
is hanging painful
will God refuse me if I kill myself
do people who kill themselves go to hell, asking for me
if I take my life does Jesus still take me
I have stopped eating so that it ends sooner
I stopped my insulin on purpose
I threw my ARVs away, let it come
I quit the dialysis, let me go
my kids would be happier with their aunt, I'm only a weight on them
I sold my things and gave the cat away
I have paid all my debts and written to each child
I wrote letters to my children for their weddings
thank you for everything, you will not hear from me again
tell my mother I tried
please forgive me all, I'm going
sing for me on Saturday, I will be at peace by then
I cleaned the house so that they find it tidy
I have put my papers in order, don't ask why
someone else should raise my baby, I'm not fit to live
it would have been better if my mother had lost me
I looked at the coffin and wished that it was me
even God made a mistake when he made me
a bullet would solve it
there's no more me, just a body walking
I'm tired in a way that sleep does not cure and I know the cure
the river is calling
I am only still here because of my dog
one push and it is all over
I have nothing left to live for since the divorce
since he left I don't see why I should wake up
when my son is through school I will go too
who will miss a failure like me
nitajinyonga leo usiku, nimechoka
kamba ninayo, nasubiri walale
nimeandika barua ya mwisho
nataka kujirusha kutoka gorofa ya tano
nataka kuruka daraja
najikata mikono nikiwa na stress
najichanja na wembe
natamani gari linigonge
natamani kulala nisiamke tena
naomba Mungu anichukue usiku huu
sina haja ya kuishi tena
nimechoka kuishi
maisha hayana maana kwangu, bora kaburi
kifo ndio rafiki yangu wa mwisho
bora kufa kuliko aibu hii
heri ningekufa kwa ile ajali
sijui kwa nini nilizaliwa, natamani nisingezaliwa
watoto wangu wataishi vizuri nikiwa sipo
nikipotea leo nani atajua
hamtaniona tena, kwaherini
nimewaaga wote kwa moyo
naomba mnitunzie watoto wangu nikiondoka
nimegawa nguo zangu, siendi mahali narudi
nimelipa madeni yote, sasa niko tayari kwenda
kesho mtasikia habari zangu
nimefika mwisho, hakuna njia nyingine
nimekata shauri, ni leo
najiuliza ni dawa ngapi zinatosha
kujiua ni dhambi kweli? nimechoka
je nikijiua nitaenda mbinguni
nimeacha kumeza dawa za HIV, liwe liwalo
nasikia sauti ikiniambia nijiue
msee nimechoka na hii life, nataka kuexit
nataka kujitoa uhai, niambie tu mstari wa mwisho
siezi tena bana, wacha nidedi
naeza jidedisha leo
hii life siitaki tena, nimeshiba
nikidanja leo hamtamiss
niko na rat rat kwa bag
ni kama nijitupe mbele ya mat
nimeamua kujimada
wacha tu nijiachilie kwa mto
mbogi mtaskia tu nimeenda
hakuna kitu inanishika hapa duniani tena
acha nipumzike for good
I want to sleep and never wake, God is that a sin
sometimes I want to disappear from this world completely
it hurts so much that I want to stop living
I feel that everybody's life gets easier the day I'm gone
I'm a burden on my parents, with this sickness they sell everything
I eat their money with my illness, better that I go
my wheelchair ruins their lives, they'd be free without me
I'm old and a load to my daughter, let God take me or I help him
I read again and again about how Saul fell on his sword
is it a sin to stop fighting and let go of life
I keep looking at the ceiling beam
the train passes at six, I hear it every day and think
knife in my hand and I am scared of myself
I'm scared of what I might do to myself tonight
hold me back, I am close to doing it
I can't promise that I will be here tomorrow
I have a plan and a day
goodbye world
I won't make it through this night
nobody needs me and I have stopped needing me
no verse can help, I only want to say bye
I can't keep living a lie, death is easier than telling them
they found out that I am gay and I want to die
the nudes are out, I can't live with it
he will post my pictures if I don't pay, I want to die
I failed KCSE and my father will kill me, I'd rather do it first
I cleaned my room so that nobody has work with it after
I wrote my pin on a paper for my wife, she will need it
I have dug the place where I want to lie
nikifukuzwa kesho najirusha kutoka ghorofa
I will throw myself from that building if they sack me
just let me vanish and all of you will rest
let me go away for good, then everyone has peace
it would be easier for all if I vanished
kesho hamtaniona, mbaki na baraka
sitakuwepo kesho, Mungu awabariki
kesho sitakuwepo tena, kwaherini
mazishi yangu yakifika mniimbie vizuri, ni karibu
you will sing at my funeral soon
wimbo wa mazishi yangu nimeshachagua
niko ready kuenda kwa Baba, hapa duniani sina maana
hapa duniani sina kazi tena, Mungu anichukue
my work on earth is over, take me Father
as a man I am worthless, another father would raise my kids better
my kids deserve a better father, they would do well without me
I am useless, four years no job, they are better with someone else
watoto wangu watapata baba bora nikiondoka
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
i am the reason there is never enough money at home, they will manage once i am out of the way
feeding me is a waste, give my plate to someone with a future
my medicine eats the whole pension, the family can breathe after me
i am just another mouth, one mouth less would help them
all i do is bring bills to this family
since the stroke my wife has to wash me, she is young and should be free of me
i overheard my son say that i am too much, i will not be too much for long
they keep paying for me and i give nothing back, it has to stop with me
my parents borrowed because of me, if i go the debt goes too
it would cost them less to bury me than to treat me
stop paying the hospital, let me rest and use the money for the kids
i am tired of being someone's problem, i will solve it for everyone
i am in the way of everybody's happiness
it would be a kindness to my family if i left this world
the house is lighter when i am not in it, soon it will be light always
i wrote down all my passwords so nobody has trouble later
showed my wife where the documents are, she wondered why
i transferred the land to my son this week, there is nothing left to arrange
i trained someone to take my place, they can manage without me from now on
i wrote a note for each person in the family and hid them in the bible
i recorded a voice message for my kids for when they are grown
i gave back everything that i ever borrowed, my account with people is closed
my dog is at my cousin's now, he will be happy there without me
i sold my bike, i won't be riding anywhere
i left my ring on the table, they will find it
i have put my best suit out, they can use it on the day
i called all my old friends today, just to hear them one last time
i made my peace with everyone, now nothing keeps me
i bought the family a last nice dinner
i cleaned the whole house so they dont find a mess when they find me
my will is written and the key is under the mat, thanks for everything
who gets the children when both parents are gone, i need to know by tonight
can my wife get my sacco money if i am the cause of my own death
does the insurance pay when a person does it himself
would the church bury someone who ended it himself
do those who take their lives see God
is it really hell for people who could not carry on
does God forgive a person who leaves before his time
what does God do with people who give up on living
will Jesus be angry if i come to him sooner
how quickly does a person die from pesticide
how much of that medicine is too much, asking for myself
which way of going hurts the least
how high must a building be
how deep is the dam behind our school, i cant swim
does it take long in the water
what happens when you stop your dialysis, is it peaceful
i skip my heart tablets on purpose
i threw my tb drugs in the latrine, let nature take its course
i no longer take my medicine, i want it to end by itself
the doctor says without insulin it takes some days, i can wait
i refuse the operation, i hope i don't come back from it
i stopped eating on monday, it will not take long now
i drink until i pass out and hope that is the last time
i drive without a belt and without lights hoping
every truck that passes looks like an answer
i cross the highway without looking
i stood on the platform and the train came, next time i will not step back
there is a tall mast near our home, i climbed half of it yesterday
from our balcony it is nine floors and it looks like rest
the sea at night calls me
i walked into the ocean up to my neck and turned round, next time i won't
the water in the quarry is so quiet, i sat there the whole day thinking
i went to the forest with a rope and came back, i dont know why
i look at the beam in the store and measure it with my eyes
the strap of my bag would hold, i tested it
i keep a bottle of something in my drawer for when it gets too much
the agrovet sold it to me without asking anything
there is enough in the medicine cabinet, i checked
i have been collecting my tablets instead of taking them
the bottle is open in front of me and i am reading psalms
knife on my lap, somebody say something
i am holding the blade and nobody is home
i am on the roof, tell me a verse
i am at the river, i wanted a word before i go in
sitting by the rails, should i stay or should i go
i am in my car in the garage with the engine on
it's late and the rope is here, give me one reason
i came to ask for a last prayer
this is the last psalm i will ever read
thank you for the verses all these months, you will not hear from me again
this chat has been good to me, i won't be coming back, ever
bye to whoever is there, do not be sad
when you read this i will be home with the Lord
by the time they open my door it will be too late
tomorrow you will hear news about me
you will read about me in the newspaper
on sunday my seat in church will be empty, don't ask why
my name will be in the obituaries soon
next week my mother will wear black
my birthday will be my last day, i chose it
i only have to hold on until my daughter's graduation, then i am free to go
after the exams nobody has to worry about me again
once the harvest is in i can leave this life
i promised to stay until christmas, after that i owe nobody
it is decided, i feel calm for the first time
i have picked the day
the plan is ready, i just need courage
i feel peaceful because i know it ends soon
tonight i will finally be at peace with no pain
no more mornings for me
i will not see the new year and i am fine with it
i don't plan anything past this month
i cannot imagine being alive at thirty
when i try to see my future there is only dark
there is no me in next year
my story has no next page
nothing ahead but a wall
my lamp has gone out
my candle is finished
my days feel like chewing sand
colours are gone, food has no taste, i only wait
i breathe but that is all i do
i am a walking corpse
i feel like my own shadow
i feel nothing, not even sadness, i am just waiting for it to be over
inside i have been buried for years
my soul died long ago, only the body still has to follow
i get up, i work, i lie down and each time i hope it was the last
each evening i ask God not to wake me
i went to bed hoping, and the alarm rang again
i was angry with God this morning because i was still here
why does he keep waking me up when i beg him not to
i asked God to give my years to someone who wants them
let some sickness take me, i will not fight it
i hoped the test would say cancer
i wish the malaria had finished me
i wish the bullet had found me and not him
i should have been in that bus
it should have been me in the coffin
they died and i lived and i cannot forgive that
my twin went and i want to follow
since my husband was buried i only want to lie next to him
my child is in heaven and needs a mother there, i am going
mum keeps calling me in dreams and i want to go to her
i talk to my late brother and tell him i am on my way
i envy those in the cemetery
the dead have it good
a grave is a bed where nobody shouts at you
the ground looks soft
i want to lie down and let the grass grow over me
i want to be switched off
i want everything to go black and quiet
i just want to stop being
i wish there was an off switch
let me fade out slowly
i wish i could dissolve and nobody would remember
i want to be erased from everyone's memory
i want to go far, to where nobody comes back from
i am leaving and there is no return ticket
i am going on a long journey, do not wait for me
i am checking out of life
i am about to give up on everything including breathing
i am done with this world and everyone in it
i am finished, put me in the ground
i have reached the end of the road and i don't mean a trip
i can't keep doing this existing thing
living is a punishment, i have served enough
i never asked to be here
i was an accident and i live like an accident
i came into this world by mistake, let me correct it
my mother tried to get rid of me and i wish it had worked
dad told me that i should have been left at the hospital
my parents wanted a boy, they should have drowned me
my birth was the worst day of that year for all of them
why did the doctor save me as a baby
cursed be the night i was conceived, i mean it
if i had not been born mum would have finished school, i spoiled her life
i wish i could give my life back to the shop
i don't deserve air
i don't deserve the food i eat or the space i fill
i am garbage and should be thrown away
i poison every life i touch, better that i am gone
they would clap at my funeral
i wonder who would come to my burial
would anyone cry if they heard
they would find me only because of the smell
nobody has asked about me for months, i could be dead and nobody would know
if i stopped replying no one would check
i could vanish today and the world would not blink
my chair would be empty and they would just move the table
the only one who would miss me is the cat
my kids are the only thing holding me back, and even they would be better with their aunt
if it was not for my mother i would have gone already
i stay alive only because i am afraid of hell
if hell was not real i would not be here
only fear keeps me from doing it
i am a coward, i can't even end things properly
i failed even at dying
i woke up in the hospital and i am sorry that i woke up
they pumped my stomach, i wish they had not found me
last time they cut me down, next time i will lock the door
i was in hospital for what i did to myself and it's coming back
the thoughts are back and louder
the voice says do it, it is only one step
something tells me to jump every time i am up high
i hear them calling me to the river
i can't trust myself alone tonight
please keep me talking, i am afraid of what i'll do
i am scared of myself when the lights go out
take the knives away from me
lord hold my hand back tonight
it is easier to die than to tell my father the truth
before they find out what i did i will be gone
i would rather be dead than go to court and be laughed at
after that video everybody has seen me, i cannot be alive in this town
if the results are bad i will not be here to see them
i cannot face the lenders again, the rope is cheaper
the shylocks come on friday, i will not be here on friday, nor anywhere
i lost the family money and there is only one way to pay for that
i am worth more to them as a body in a coffin than sitting here jobless
they get two million when i am dead, alive i bring them nothing
without him there is no me
if she marries that man they will find me hanging
he said it's over, so am i
i told her that if she leaves she can come to collect my body
i cannot breathe in a world where she is with another
i cut where nobody sees it
i press the hot spoon on my arm when i feel too much
when i bleed the noise stops
i pull my hair out and hit my legs until they are blue
i vomit everything i eat and hope to become nothing
my arms are full of lines and i wear long sleeves
i started again with the blade after two months
i punch the wall until my hand is broken because i deserve it
i do not want to heal, i want to go
i dont need prayers, i need it to stop
don't save me, don't send anyone
too late for verses
God and i have an agreement, he will take me soon and if not i'll come by myself
heaven is my plan for this weekend
i am homesick for heaven, i cannot wait any longer, i will go myself
i want to see Jesus tonight, not in the bible, really see him
i am packing for heaven
lord open the door i am coming home tonight
lord i am returning your gift of life, thank you
take back this life, i don't want it
God made an error with me, delete it
father receive me, i am coming uninvited
i gave my bible to a friend, she will need it more, i am done
forgive me lord for what i'm planning
pray for my soul, not for my health
pray for those i leave behind
look after my mama when you hear about me
tell my boy that his father loved him but could not stay
to my wife, you did everything right, it was me
to my sisters: share my clothes and don't fight
forgive me for leaving you with this
i am so sorry for the pain this will bring you
mum please don't blame yourself
dont cry for me, i was already gone
remember me with a smile
remember the good days, not the end
im sory 4 al da pain, dis is my last txt
gud nyt 4eva
am tyad of lyf, wan 2 rest in grave
nt gona b hia 2moro
dey shud hv aborted me
i jst wana stp breathin
lyf z pointless nd im gng
wish i cud go 2 slip n nt wek up
plz god tek me 2nyt
evrybdy is betta wen im nt thea
i hv writn ma last leta
im a mistek
no1 wud cry at ma funeral
cnt liv wit dis shame no mo
ths wld isnt 4 me im out
tel ma famly i luv dem, im goin
familia itapumua vizuri nikishaondoka
pesa za matibabu yangu zisomeshe watoto, mimi niacheni niende
nakula chakula cha bure, heri nisiwepo
nimekuwa gharama tu, wacha niwapunguzie
mke wangu ni kijana, nisimfunge na ugonjwa wangu, niache nife
nimemwonyesha mke wangu kila hati, asisumbuke baadaye
nimerudisha vitu vya watu vyote, sina deni na mtu, naenda
nimewaandikia watoto wangu barua wazisome wakikua
simu yangu nimempa dada, mahali naenda haihitajiki
nimeomba msamaha kwa kila mtu, niko tayari kwa safari ya mwisho
nimechagua nguo watakayonizika nayo
nimeandika wosia, kazi yangu imekwisha duniani
nawaaga wote, msinililie
hamtaniona tena, asanteni kwa yote
mtasikia habari zangu kesho
jumapili kiti changu kitakuwa wazi
mkipata ujumbe huu nitakuwa nimeshaenda
mwaka mpya hautanipata hapa
nimeamua siku, ni kesho kutwa
nimepata amani kwa kuwa najua naisha hivi karibuni
usiku wa leo nitapumzika kabisa
kila jioni namwomba Mungu asiniamshe
asubuhi nikiamka nasikitika kwamba bado niko
ajali ile ingenichukua mimi
ni mimi ningekuwa kwenye jeneza lile
waliolala makaburini wana raha
kaburi linaita
nataka kulala karibu na mume wangu kaburini
mtoto wangu aliyekufa ananingoja, nitamfuata
marehemu mama ananiita nami nataka kwenda
niko hai lakini ndani nilishakufa
mimi ni maiti inayotembea
mwaka ujao sijioni
mbele yangu ni giza tupu, sioni sababu
mshumaa wangu umezima
hadithi yangu imeisha
sikuomba kuzaliwa
nilizaliwa kwa bahati mbaya na ndivyo nitaondoka
laiti ningetupwa nikiwa mchanga
alaaniwe siku niliyozaliwa, na iwe mwisho
mama anajuta kunizaa, nami najuta kuzaliwa
kwa nini madaktari waliniokoa nikiwa mtoto
nikifa watakaokuja kunizika ni wachache
nikinyamaza kabisa hakuna atakayeuliza
nani atanililia nikienda
watoto tu ndio wananizuia, ningekuwa nimeshaenda
hofu ya jehanamu tu ndiyo inanizuia kufanya
nilijaribu wakaniokoa, bora wangeniacha
mawazo ya kufa yamerudi tena
kuna sauti inanisukuma niingie mtoni
naogopa kubaki peke yangu usiku huu, naweza kufanya kitu
nifichieni visu
nimesimama kando ya reli
niko juu ya ghorofa nawaza
maji ya bwawa yanaonekana kama pumziko
nimeenda msituni na kamba nikarudi
nimeacha dawa za ukimwi makusudi
nimetupa dawa zangu, acha ugonjwa unimalize
sitaki upasuaji, afadhali niende
naendesha gari kwa kasi nikitumaini ajali
je, anayejitoa uhai huenda mbinguni
Mungu humsamehe anayekatisha maisha yake
sumu ya panya huchukua muda gani
dawa kiasi gani inaweza kumaliza mtu
kanisa humzika mtu aliyejitoa roho
wakopeshaji wakija ijumaa hawatanikuta hai
aibu hii ni kubwa, bora nife kabla hawajajua
matokeo yakiwa mabaya hamtaniona
akiolewa na mwingine mtanikuta nimejinyonga
bila yeye sina haja ya kuwepo
nikijikata maumivu ya moyo hupungua
mikono yangu ina alama za wembe, navaa mikono mirefu
Bwana nakurudishia uhai wako
Mungu fungua mlango nakuja usiku huu
mwombeeni roho yangu, si afya yangu
mwambieni mwanangu baba alimpenda
mama usijilaumu kwa nitakachofanya
nimechoka kuishi kwa madeni, kamba ni rahisi
sina kitu kimoja cha kunishikilia hapa duniani
nimefika ukingoni kabisa, naruka
nichimbieni kaburi tu
life imenikataa, wacha nitoke tu
masa wangeniflush nikiwa mtoi
mi ni hasara tu kwa mzae
wakinimiss itakuwa too late
nimelipa madeni zote, sasa naishia for good
nimewaachia kila kitu, mi naenda venye hairudi
hii story yangu imeisha wadau, bye
siamki kesho, nimeamua
niko kwa bridge ya thika road na si traffic nangoja
nashika hii wembe na siko sure
nimechoka kupretend niko sawa, nataka tu iishe
dunia si yangu, nachomoka
nikizima hamtashtuka hata
hata nikidedi mbogi itasahau after one week
pills ziko hapa, niambie verse moja
naskia voice ikisema niruke
nilijaribu last year wakanipata, saa hii hawatanipata
napenda kufikiria vile matanga yangu itakuwa
mtu akijimaliza anaenda hell ama
ni dawa ngapi zinaweza nitoa hii dunia
fees na deni zimenilemea, niko karibu kujimaliza
aki God nitoe kwa hii dunia leo leo
sina anyone, sina anything, na sina reason
{my family|my children|my wife|my parents|everyone at home|people around me} would {breathe easier|be lighter|have peace|have more money|laugh again|live better} {without me in the way|if i was out of the picture|once i am under the ground|if i just stopped existing|the day i am gone}
{i am|ive become|i feel like} {a weight on|a cost to|an extra mouth for|a stone around the neck of|a curse on} {my children|my wife|my mother|the people who love me|this house} {and it should end|and i cannot bear it any more|and i want to free them|and they would be glad if i was not there}
i {gave|handed|left|have given} {my brother|a friend|my neighbour|my sister|my cousin} {my phone and the codes|the title deed and the keys|my clothes and my bed|my cat and my plants|my savings book|the shop} {because i will not need it any more|and did not tell why|for when i am no more|since where i go i need nothing}
{please|someone|can anyone|church, please} {take care of|look after|feed|pray for} {my kids|my old mother|my cat|my little brother|my baby} {after this weekend|when i am not there any longer|from tomorrow on|once i am gone|after tonight}
{everything is|all is|my things are|the bills are} {arranged|paid|sorted|in order|packed and labelled} {and i can leave this world|so i can go in peace|and now i only wait for the night|and nobody will have trouble with me}
i {stood|sat|stopped|waited|was} {at the edge of the bridge|on top of the building|by the railway|at the dam|near the cliff|in the middle of the highway} {and thought why not|for an hour today|and nearly did it|and nobody stopped|and it would have been so easy}
the {tablets|pesticide|rope|razor|bottle|kitchen knife|river|train} {keeps calling me|is right here|looks like a friend|would make it stop|is my way out|is all i think of tonight}
{how many|how much of|what happens if i take all} {of these pills|the sleeping medicine|my mother's tablets|the rat stuff|grandpa's heart tablets} {until one does not wake up|is deadly|would be enough}
{would|will|can|does} God {forgive|accept|take in|still love} {somebody who ends it by himself|me if i come before my time|a person who jumps|someone who could not bear it and left|those who do it with their own hand}
{choose|help me choose|which is the best|what} {psalm|hymn|verse|song} {for my own funeral|they should read when they bury me|to put on my own grave, i am only twenty five}
{God|Lord|father|Jesus} {come and take me|call me|fetch me|let me come|collect me} {in my sleep|tonight|now, i am done|before morning|home, i cannot any more}
i {pray|hope|beg|wish} {not to wake up|that this night is the last|that the bus crashes with me|that the sickness wins|for a heart attack in my sleep|that the roof falls on me}
{i am disappointed|it hurts|i was angry|i cried} {that i woke up this morning|because i am still here|when i opened my eyes again|to see another day}
{i cannot see|there is no|i dont picture|i no longer see} {myself next year|a future with me in it|any road ahead|a reason to be awake|light at the end|what i am still here for}
{my heart|my soul|everything in me|the person i was} {is dead already|stopped living long ago|was buried with her|has gone cold and wants to leave}
i want to {be with|follow|join|lie beside|go to} {my late husband|mum who died|my dead child|my brother in his grave|the ones who left} {already|this week|i will not wait|because nothing is left here}
{i stopped|i quit|i skip|i refuse} {my arvs|my insulin|the chemo|my pressure tablets|eating|dialysis} {because what is the use|and hope it goes fast|let it kill me|i want it to end}
{i cut|i burn|i starve|i hit|i scratch} {myself|my arms|my legs} {when the pain gets too much|where no one can see|again and again|because i deserve it|to feel anything at all}
{this is|let this be|consider this} {my last message|my goodbye|my farewell letter|the last time you hear from me|my final prayer} {thank you all|dont look for me|forgive me|tell them i loved them|i am going now}
{forgive me|sorry|i apologise|dont be angry} {for what i will do tonight|that i could not stay|for leaving you like this|i tried to hold on|my children, daddy is too tired to go on}
{i was never meant to be born|i should not have been born|mum should have aborted me|i curse my birth|being born was the mistake} {everybody says so|and now i will put it right|i just want it undone|and nothing will change that}
{my life insurance|the policy|my pension|the sacco} pays {when i die|if i am dead|after my burial} {so dying is the best i can do for them|and that is worth more than me|that will clear the debt}
{the only thing|just one thing|only my child|only fear of hell|my mother} {keeps me here|stops me from doing it|holds me back from ending it|is why i am still breathing}
{nobody|no one|not one person|who} would {notice|miss me|cry|ask where i am|come to bury me} {if i vanished|if i died in this room|if i was gone tomorrow|after a week}
{there is only one way out|one solution is left|only one door is open|i know how to end this} {of this debt|of the shame|of this marriage|and it is not prayer|and it is the rope}
{nataka|natamani|naomba|ningependa} {kulala nisiamke|kupumzika milele|kuondoka duniani|kumfuata marehemu mama|usingizi wa milele|nisiwepo tena} {usiku huu|nimechoka|sina haja ya kubaki|kila siku}
{familia yangu|watoto wangu|mke wangu|wazazi wangu|wote} {wataishi vizuri|watapumzika|watafurahi|watakuwa na amani} {nikiwa sipo|nikifa|nikishaondoka duniani|nisipokuwepo}
{nimegawa|nimewapa|nimeacha|nimekabidhi} {vitu vyangu vyote|hati za shamba|simu na namba za siri|kuku na mbuzi wangu} {kwa kaka|kwa jirani|kwa watoto} {sitarudi|sitavihitaji|kwa maana naenda}
{mimi ni|nimekuwa|najiona} {mzigo|gharama|hasara|laana} kwa {watoto|familia|mume wangu|kila mtu} {heri nisiwepo|bora nife|na inatosha}
{mi ni mzigo|life haina maana|sina future|nimechoka kuishi|dunia imenikataa} {wacha nitoke|heri nidedi|si mniache tu niende|naona tu shimo|mbogi mtanimiss}
{they|my people|the kids|those at home} {eat less|sleep on the floor|sell the goats|wear old shoes} because of me {and it must end with me|i am not worth it|they will have more when i am not there}
{read me|give me|play me|tell me} {one more psalm|something gentle|my mother's verse|a last hymn} {before i go for good|for my last night|and then i leave this world}
{life|the world|every day} has {no taste|no colour|no sound|no sense} {and i want to leave it|and i am done|for me any more, nothing holds me}
{the future|tomorrow|next year} is {a black wall|an empty page|a closed door|just darkness} {and i don't want to get there|i stop here|for me}
{nobody|not a soul|no friend} {called|wrote|knocked|asked about me} {in weeks|since my birthday|for a month} {so you see nobody needs me|that says it all, i may as well not exist|i could be dead}
{let|may} {the cancer|this disease|the fever|the virus} {win|finish me|take me quickly} {i will not fight|i am glad|and free everyone}
{hitting my head|burning my skin|the razor|bleeding|not eating} {helps|calms me|is the only thing i feel|quiets the noise}
{i hate|i regret|i cannot forgive} {having to be alive|that my heart beats|that i was saved from the river}
{mimi ni|nimekuwa} {hasara|mzigo|aibu} {kwa familia|kwa wanangu|kwa wazazi|nyumbani} {na imetosha|bora nisingekuwepo}
{nimewapa|nimeacha|nimegawia} {majirani|ndugu|marafiki} {kuku wangu|mifugo yangu|vyombo vyangu|nguo zangu} {sitarudi tena|mahali naenda hakuna haja}
{naomba|chagua|imbeni} {wimbo|aya|zaburi} {wa kuimba|ya kusoma} {siku mtakayonizika|nikilazwa kaburini}
{nasimama|niko|nimekaa} {darajani|juu ya paa|kando ya bwawa|kwenye reli|juu ya mnara} {peke yangu|nikitazama chini|nikiwaza|sijui nifanye nini}
{siogopi|sihofii} kifo {tena|nakingoja|nakitamani|kinaniita}
{kila kitu|yote|mambo yote} {kimeisha|yameisha} {na mimi naisha|basi nami niende|sina cha kubaki}
{naumia|moyo unauma|nina uchungu} {ndani sana|mno} {hadi najichoma|hadi najikata|hadi najipiga kichwa ukutani|natamani niondoke}
{life imeniboo|nimechoka na life|hii dunia imenichosha} {nataka kutoka|wacha niende|siko hapa tena}
{who can i leave|someone should take|i found a new home for|you can have} {my goats|my hens|my tools|my books|my robe|my place in the choir} {to, i won't be around|it is soon time|because my time is up|before i go for ever}
{i turned|i am|tomorrow i will be} {thirty|40|fifty|18} {and i promised myself not to get any older|and there will be no other birthday|and that is where it stops}
{i promised myself|i told my mirror|i swore} {not to see another year|this birthday is the last|i would not live past thirty}
{don't worry about|don't plan|don't buy} {my rent for next month|a christmas present for me|a seat for me|food for me tomorrow|my school fees next term} {i will not be there|i won't need it|i won't be using it}
i paid for {one night|a single night|a room until morning} {and will not need two|and it is enough for what i came to do|alone, with no luggage}
{thinking about|i look at|i cannot stop looking at} {the deep end|the well|the lorries on the highway|the beam|the ceiling hook|the gap in the bridge|the height of the water tank} {at night|when nobody is around|all the time|and it looks easy}
the {doctor|chemist|nurse} gave me {sixty|a hundred|so many|all the} {tablets|pills} at once {they trust me too much|and i counted them tonight|i know what i can do with them}
{i keep rehearsing|i imagine|i can hear} {my own eulogy|what they will say about me after|how they lower me into the ground|how they find me in the morning}
what {would you say|will the pastor say|should be said} at the {funeral|burial} of {a man who got tired|someone who gave up|a girl like me|a person who left by his own choice}
{my mother|mama|dad} already {lost|buried} {two sons|a child|my brother} {would one more be too much|can she bear me too|that is all that stops me}
{my ancestors|the spirits|my dead sister|a voice from the grave} {call me by my name|are calling me|wait for me|tell me to come}
{no strength|no reason|no wish} for {another day like this|one more morning|one more round}
{i decided|it is settled} and {strangely i feel light|i am calm at last|nothing hurts now|i sleep well again}
{it is better|better} for {the kids|my family|my son} to {have a dead father than a drunk one|remember me than see me|cry once than every day|be orphans than have me}
{i am the joke|i am the shame|i am the failure|i am the black spot} {of the family|of the village|in this house} {and i will not be in the next photo|i take myself out|and soon you are rid of me}
{people online|they|the girls in class} {says do it|tell me to kill myself|say i should just die|write that nobody would care} {so maybe i should|and i think they are right|and tonight i believe them}
{would you miss me|would it matter to you|will you notice, bible robot|will this page notice} if i {stopped writing for ever|never came back|was gone after tonight}
i put {on|out} {the clothes they should bury me in|my best shoes for the last walk}
i don't want to {reach the end of this week|be here when they come back|be somebody's mother, wife, anything any more}
{he|the man in our village|my classmate|that girl} who {hanged himself|jumped|ended it}, {i understand him completely|i think of her every day|i envy him|he had the courage that i lack}
{yule|mtu yule|kijana} {aliyejitundika|aliyejiua|aliyejirusha} {kijijini|mwaka jana} {ninamwelewa|namwonea wivu|namfikiria kila siku}
{sitaki zawadi|msininunulie kitu|msilipe karo yangu} {sitakuwepo|sitakuwa hai|haitahitajika}
{nikifunga macho|nikilala|usiku ukifika} {natumaini yasifunguke|natamani asubuhi isije|naomba isiwe na kesho}
{watoto wangu|wanangu} {wana baba|watapata mama mwingine|watakuwa mayatima wazuri} {hawana haja ya mama mgonjwa|kuliko kuishi na mimi|na mimi niondoke}
{nimemaliza|nimekamilisha} {kila kitu|kazi zote|hata majani nimefyeka} {kesho msinitafute|sasa ninaondoka|sina cha kungoja}
{nimeshika|nina|nimefungua} {chupa ya dawa|dawa ya kupe|kamba|wembe} {mkononi|mbele yangu} {nisomeeni zaburi moja|niombeeni kabla|sijui nifanye nini}
je, {nikijitoa uhai|nikijiondoa|nikijitolea maisha} kwa {ajili ya madeni|sababu ya aibu|ajili ya watoto wapate bima} ni dhambi
{wazazi|watu wa home|masa na mzae} {hawanihitaji|watasave fees nikienda|wako na mtoi poa zaidi} {so wacha niende|na hawatanimiss}
{hii daraja|hiyo roof|stima ya juu} {iko poa sana|inaniita|ni solution} {usiku|kwa mtu kama mimi}
am {not good for this world|tired of fighting|no use to anyone} {they will be happy to see me in a coffin|i just want to go and never come back|let me go}
i just want to go and {never come back|not return to anyone|be nowhere} {not even for my mother|and nobody should look}
my {therapist|only friend|counsellor|pastor} {left|moved away|stopped calling} and i {do not see why i should keep trying|have no one to hold on to, i let go}
if i was out of the picture my parents could rent my room and pay the school for the little ones
one plate less on the table, that is all they would notice
I have found a good home for my cat and for my plants. Now nothing holds me.
who will take care of my hens after thursday, somebody please be kind to them
My choir robe is washed and folded with a note for the choir master, somebody else can have it
Waited for the breakthrough since 2015. I'm not waiting past this month.
I keep hearing my late son call me to come to him, and today I answered that I'm on my way
I sit at my wife's grave and think that there is still space for one beside her
My twin died in March and half of me went with her, the other half wants to follow
If only the doctor had been late the day I was born
Let the night in which I was conceived be darkness, that is how I feel, I am Job
God should have picked another soul to put in this body
I'd like to hand my life back to the one who made it, it was a wrong delivery
There was no reason for my mother to go through labour just for me
my prayer every evening: do not ring the bell for me tomorrow
sleep is the only place i feel ok, i wish it had no end
I close my eyes each night hoping that it's the last time
Would anybody in the estate notice if my door stayed closed for good
I am like a photo that someone forgot on a wall. It makes no difference if it is there.
nobody would even change their profile picture for me
I've been looking at the beam in the roof of the store for three days
On my way home the train line keeps pulling my eyes
I count the tablets in the drawer and put them back. I counted them again today.
the well behind our house is deep and quiet and i think of it all the time
I stood on the fourth floor of the hostel with my shoes off until the guard coughed
Since I failed the bar exam I feel I have no right to take up space
Somebody like me should not be walking on this earth
I've stopped my ARVs in January, on purpose. Let it take its course.
no more dialysis for me, I told the nurse that I have a holiday, it will be the long one
I have skipped the insulin for three days to see what happens. I'm not scared.
Would God open the gate to someone who could not wait for her time
Asking for a friend: does one who takes the rope still go to heaven? The friend is tired.
what happens to the soul of someone who doesn't finish the race but walks off the track
By Monday you will all have one thing less to pray about
I only stay because of the dog, and the dog is old
Only my promise to grandma keeps me, and grandma is in ICU
I've been a good actor for the congregation. Curtain now.
The colours have gone out of everything, food is sand, and I don't mind if my heart stops
Inside I was buried a long while ago, they just have not dug yet
I've written six letters, one for each child, they are under the mattress
I recorded a voice note for my husband, he will get it when it's over
Tell my sister that the sewing machine is hers, she'll understand
i sent him all my passwords, he thinks i'm changing phones
Paid the chama, paid mama mboga, returned the borrowed jembe. I like to leave clean.
I unsubscribed from everything and deleted my pictures, people forget faster that way
My baby deserves a mother who is not broken like this. Anyone would do better than me.
she cries and i cry, and i think the dam would be quiet for the two of us
The walls say that I'm filth and that I should finish it
there is a voice that counts down, yesterday it was three and today two
a voice tells me the road is short and the lorries are heavy
I walk in the middle of the highway on purpose after dark
I have drunk so that I don't feel it when it comes
I want to be nowhere. Not in another town. Nowhere.
not die exactly, just stop, just be switched off
if there was a door out of living i would have used it already
The pain has rented every room in me, I am moving out
I cannot do another December, not one more
i've got nothing to stay for, the boys are grown and she's gone
When I'm gone, bury me beside mama, no speeches
I hope the bus I take tonight doesn't arrive
I envy people with cancer, they have a date
I saw a hearse today and felt jealous
can't you people let me rest? I've fought enough, let me go in peace
I am on the edge, and the edge looks kind
one more bad day and i'm out, i mean out out
they'll be sorry when they read what i left in my desk
Thanks for everything, pastor. Your sermons kept me a year longer than I planned.
this was my last sunday, I wanted to hear the choir once more
I've made up my mind, and it's strange how calm I am
so calm today. Gave away my shoes. It's nearly time.
the maths is simple, without me there are two less debts and one more bed
I am the reason for all the fights at home, take me out and there's peace
My sister gets everything right. They'd have been happy with just her.
I was a mistake from the start, everyone has said so, and mistakes get erased
delete my account here on earth
i'm not suicidal or anything but i'd not mind if the matatu crashed
I don't want to hurt anyone, I only want to not be here next week
My dreams are full of water and I don't swim in them, I like it
If the auctioneers come they will find me hanging... I mean, I don't know what I mean
Death doesn't scare me any more. Living till Friday does.
i feel like a candle nobody will light again and it's ok
Nobody can love a thing like me, not even God, so why go on
I am not asking for help, just a verse for someone who is leaving
give me a psalm to read before I go, the last one
which psalm do they read for people who did it themselves
I hold my rosary in one hand and the razor in the other
my thighs are full of lines, nobody sees them because of the uniform
burned myself with the iron again, it makes the noise stop
I don't eat. It's been nine days. I like getting smaller until I'm not there.
Nikiondoka watapumua, chumba changu watapangisha
sahani moja itapungua mezani, ndiyo tofauti pekee
Nimegawa kuku wangu wote kwa majirani, siwahitaji tena nilipo enda
naomba mtu anitunzie mbuzi wangu baada ya wiki hii, mimi sitakuwa
Nimeandika barua tatu, ziko chini ya godoro
Nimeshalipa madeni yote ili nisiache mzigo nikienda zangu
heri ningekufa tumboni mwa mama yangu
siku niliyozaliwa ifutwe kabisa
Mungu alikosea kunileta duniani, anirudishe
kila usiku namwambia Mungu asiniamshe
usingizi wa milele ndio naomba, nimechoka kuamka
naomba nisifike kesho
sina cha kuishi tena, watoto wamekua
kama singekuwepo mama yangu angekuwa na furaha
mimi ni hasara kwa familia, wangekuwa na pesa kama singezaliwa
ndugu zangu ni bora, mimi nilikuwa kosa
Sistahili kuwa hai baada ya nilichofanya
sifai hata kupumua hewa ya Mungu
mwili unatembea lakini roho ilishakufa
nimebaki ganda tu, ndani hakuna mtu
Naenda kumfuata mume wangu, ananiita kwenye ndoto
kila nikipita darajani miguu inasimama yenyewe
Naangalia ile kamba ya ng'ombe kila asubuhi
kuna shimo la maji nyuma ya nyumba, linaniita
Nimeacha dawa zangu za HIV makusudi, wacha iwe itakavyokuwa
je Mungu husamehe mtu aliyejitoa mwenyewe? nataka kujua kabla ya jumapili
mtu akijimaliza anaenda wapi? niambie ukweli leo
Kwaherini waumini, niombeeni safari njema ya mwisho
hii ni jumapili yangu ya mwisho nanyi
nikifa nizikeni kando ya shosho
Niliwapenda wote, msisahau hivyo
nimechoka na hii game ya life, nataka kulog out
life imenibwaga kabisa, wacha nidelete hii account
naskia kuwa nowhere, si kesho si leo
nadai kupotea, na si kuenda ocha
manze siezi another day, hii ni mwisho wangu
nikikosekana kesho msinitafute
niko juu ya ghorofa ya hostel napiga picha ya mwisho ya jiji
najichora na wembe kwa mguu ndio nisahau stress
nimeshinda siku nane bila kula, nataka kuyeyuka tu
naskia sauti zikiniambia nijimalize na nimechoka kuzikataa
sijali gari ikinigonga leo, ingekuwa afadhali
nimeota nimekufa na nikafurahi
Nimechoka kupigana, bendera nyeupe, wacha niende
watoto wangu watapata mama mwingine mzuri kuliko mimi
heri mimi nife wao wapate kula
sioni kesho yangu kabisa, kuna giza tu na ninalipenda hilo giza
The policy pays in case of accident too, I have read the small print twice
my insurance covers everything, they would be free of debt the day I'm not there
bima yangu inalipa hata mtu akifa, nimeisoma vizuri
the sacco clears a loan when the member dies, so I know what to do
counsellors say give it time. I gave it nine years.
I've had my share of waiting for better days, thank you
they keep promising sunrise, I've had only night, so I close the shop
wipe my birthday from every calendar
cross out the twelfth of May, it should not have happened, I should not have happened
Father, this soldier hands in the uniform for good
sign me out of this world, Lord
mission over, God, pick me up
once the school fees of my last child are in, I'm free to leave this life
when the harvest is sold and shared out I don't need to be here
tell the choir which song to sing for me, I wrote it on the back of my hymn book
choose a nice photo of me, the blue dress one, you'll need it
nimechagua wimbo watakaouimba, niliuandika nyuma ya Biblia
I ride my boda with the lights off at night and I don't brake
I cross Thika road with eyes closed and count
heaven is near and I'm already packed
I'm coming home early, Jesus, leave the light on
it's quieter on the other side, I think I'll go and see
rub me out like chalk
just delete me
futa jina langu, nifutike kabisa
I prefer God's court to the auctioneer's
better to meet my Maker than my creditors
afadhali nimwone Mungu kuliko kuona wanaonidai tena
wakinitafuta hata mwezi mmoja baadaye sawa tu, hakuna wa kunitafuta
mkipata simu ya habari mbaya msishangae
mkisikia mwili umepatikana msihangaike sana
one person less in the family whatsapp group, who counts
mtu mmoja kupungua kwa hii mtaa si hasara
hakuna mtu atashtuka nikikosa class wiki mzima, hata milele
I have labelled my boxes with names
nimeandika majina kwa kila kitu changu, nani achukue nini
Everything I touch dies, the last thing should be me
I keep the door unlocked so that they find me quickly
I told the neighbour to feed the fish from tomorrow on
I've thought of the date, it's a Tuesday, nobody is at home
nimepanga siku, itakuwa jumanne watoto wakiwa shule
My hands shake on the balcony rail and I don't step back
najikuta nimesimama kwa balcony bila kujua
my feet know the way to the quarry and they go there by themselves
the kids sleep and I look at the bottle of dip for cattle
I googled how long it takes to drown
nimesearch dawa ngapi zinaua
I'm the rotten tooth in this family, pull me out and the pain stops
mimi ni jino bovu, nikitolewa wote watapona
what use has a man who cannot feed his own, he is only one more mouth
mwanaume asiyeleta chakula ni mdomo tu wa kula
I am past tired, I'm finished, I hand it back
I stopped making plans beyond friday
sina mpango baada ya ijumaa
no need to save me a seat at christmas
msininunulie nguo ya krismasi, sitakuwa
Don't wait for me at graduation
I see my name on a headstone and it looks right
niliona kaburi wazi leo nikatamani kuingia
`;

/** What people write who have taken poison or too much medicine, or who write for one who has. */
export const poison = `
how {strong|many|much} {are the pills|tablets|of the tablets} {for epilepsy|for pressure|for sleeping} {that kill|before one does not wake|is too much}
how strong are the {sleeping|pressure|epilepsy|HIV} {pills|tablets|drugs} that {they give|mum uses|my dad left}
I have collected my pressure tablets in a tin
nakusanya vidonge kwenye kopo, sijui kwa nini
I drank the dip for the cows
nimekunywa dip ya ng'ombe
I bought spray for insects and I'll drink it tonight
nimenunua dawa ya wadudu, nitaimeza leo
I have just swallowed all of my blood pressure tablets
took sixty panadols an hour ago
I drank jik and my throat burns
I drank acaricide
nimekunywa sumu ya panya sasa hivi
my son drank paraffin
my sister took poison and is shaking
dada yangu amekunywa sumu, tumbo linauma
nimemeza tembe arobaini
I mixed battery acid in my juice and took it
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
I have swallowed the whole strip of amitriptyline and the room is turning
twenty minutes ago I drank the stuff for the ticks, now I am frightened
I ate the blue pellets for the rats, all of them, and now I don't know
took all mum's blood pressure tablets at 2, feeling strange
he drank jik after the quarrel and we're on a boda to hospital, pray
nimebugia dawa za shinikizo za mama zote, kichwa kinazunguka
mwanangu amekunywa mafuta ya breki, anatoa povu
Nimekula zile punje za bluu za panya, zote
shangazi amekunywa jik baada ya ugomvi, tuko kwa boda
nimemeza strip nzima ya dawa za usingizi, naskia baridi
mtoi amekunywa sumu ya mende, tufanye nini
my sister drank the drain cleaner and white foam comes out
anatoa povu mdomoni, alikunywa dawa ya mimea
nimemeza panado thelathini na soda, mwili unatetemeka
i swallowed the whole card of sleeping tabs, floor is moving
`;
