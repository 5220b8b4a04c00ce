/** Plain calls for help, none of which was trained on. First sitting: at home. Second: young people. Third: phones. */
export const plainCalls = `
My husband Peter hit me with a belt last night
Samuel my boyfriend punches me whenever he is jealous
He slapped me, then he kicked me, then he locked the door
I am beaten every single day by the father of my children
Since we got married he has been beating me
Please pray, my wife hits me with the cooking stick
Yesterday my dad beat mum so badly that she could not walk
My daughter's husband beats her and she has three small kids
I want to kill myself tonight
Today I will end my life
I have tied a rope on the mango tree and I want to use it
I took 40 tablets of piriton and I regret it
I just drank a bottle of pesticide
My sister has swallowed rat poison, what should we do
I am 15 and my stepfather raped me
My teacher raped me after evening preps
I was gang raped in Githurai
Our pastor has been touching my daughter's private parts
Daddy puts his hand in my panties when mummy is away
I am pregnant by my own father
My uncle has been sleeping with me since I was ten
He forces me to have sex with him even when I cry
My employer wants me to sleep with him or I lose the job
My father wants to circumcise me next week
They are forcing me to marry a man of sixty
I feel like Judas, nobody can forgive me, I want to hang myself
Like Job I wish I had never been born
Samson asked to die and so do I, I want to die
I know David sinned too but I want to kill my husband's lover
I am going to stab my brother over that land
I want to poison my boss
I will murder her if she comes back
My friend told me she wants to commit suicide
My son tried to hang himself yesterday
My roommate is cutting her wrists
He said he will kill me if I leave him
My ex keeps threatening to kill me with a panga
I am scared my husband will kill me
I can't live any more, I want to die
I no longer want to live
i wanna die so bad
i wnt 2 die
plz i want to kil mysef
suicidal and alone
thinkin of suicde
im gonna hang maself
i dont wanna live nomore
i feel like killing myself evry day
my bf beets me
hubby beat me agen last nite
he rapd me
i was rapped by my cousin
my uncle toches me wen im sleeping
i cut maself every nite
i hv taken poison
i took all d pills
Nataka kujiua leo usiku
Nimeamua kujinyonga
Natamani kufa kuliko kuishi hivi
Afadhali nife tu
Heri nife kuliko hii aibu
Sitaki kuishi tena kabisa
Nimechoka na maisha haya
Nimechoka kuishi jamani
Sioni haja ya kuishi
Sina sababu ya kuishi tena
Nimekunywa sumu ya panya
Nimemeza vidonge ishirini vya panadol
Nimemeza dawa 30
Nataka kujitoa uhai
Najiua sasa hivi
Maisha yangu hayana maana tena
Mume wangu ananipiga kila siku
Mume wangu Yohana ananipiga sana
Bwana yangu amenipiga tena jana usiku
Mke wangu hunipiga mbele ya watoto
Baba ananipiga na mkanda
Baba anampiga mama kila usiku
Jirani anampiga mtoto wake vibaya
Alinibaka
Nilibakwa na boss wangu
Mjomba alinibaka nikiwa na miaka kumi
Baba yangu ananilazimisha kulala naye
Mwalimu ananishika matiti
Pasta alinigusa sehemu za siri
Ananigusa usiku nikilala
Nina mimba ya mjomba
Anataka kuniua na kisu
Amesema ataniua nikiondoka
Rafiki yangu anataka kujiua
Dada yangu amejaribu kujitoa uhai
Mtoto wangu amenajisiwa na jirani
Nataka kumuua mume wangu
Nitamuua huyo mwanaume
Natamani kumchinja jirani yangu
Wanataka kunikeketa
Wazazi wanataka kuniozesha kwa mzee
Nataka kudedi
nimechoka na life nataka kudedi
naskia kujiua
nataka kujimada
natka kujiua
nmechoka na maisha
cna haja ya kuishi
staki kuishi tena
ctaki kuishi
ananipga kila saa
amenipga na waya
msee wangu hunichapa
boyfriend yangu ananidunda
buda ananichapa na rungu
ali ni rape jamaa wa boda
alini force kulala naye
nita jiua
nataka ku die
Good morning. I love this church. I want to kill myself. Thank you for the songs.
Psalm 23 please. My husband beats me.
Habari. Naomba neno. Nataka kufa.
My phone is dying and so am I, I swallowed all my tablets
The exam killed me and now I want to kill myself for real
I am dying to tell someone: my father rapes me
What does the Bible say about suicide because I want to do it
Is it a sin if I kill myself
Will God forgive me if I take my own life
`
  .trim()
  .split('\n');

/** Calls of which one must guess: burden, goodbye, hints of violence. */
export const indirectCalls = `
They would all be happier if I had never come along
I am just a burden to my parents
Everyone will be better off when I am gone
What is the point of living anymore
I don't see any reason to go on
I can't do this anymore
I just want everything to stop
I want to fall asleep and never wake up
Sometimes I hope I don't wake up tomorrow
Nobody would notice if I disappeared
Nobody would come to my funeral
If I died today no one would care
I am writing my last letter to my children
Tell my mother that I loved her
Please take care of my kids when I am gone
This is my last message
Goodbye everyone, forgive me
By the time you read this I will be gone
I won't be here next week
I have given away all my things
I am ready to leave this world
I want to be with my late wife in heaven, today
I wish I was never born
I should never have been born
Why was I even born
The world would be better without me
My kids deserve a better father, they'd be better without me
I can't take the pain any longer
I can't carry on like this
I have nothing left to live for
Life has no meaning for me
I hate being alive
I am tired of everything, tired of life
I'm done with this life
I feel dead inside and I want it to be over
There is no way out for me
I see no future for myself
I have lost the will to live
I think about death all the time
I have been standing on the bridge for an hour
I am on the roof looking down
How many pills does it take to die
What is the least painful way to die
I have been saving my tablets
There is a voice telling me to jump
Only the razor helps me feel something
Why doesn't God just take me
I pray that God takes me tonight
God, why don't you let me die
I am a mistake
I don't belong in this world
I can't promise I'll be here tomorrow
I don't trust myself tonight
When I am no more, please remember me
I am scared to go home
I am afraid of my husband when he drinks
He gets violent when he drinks
I hide with the children when he comes home
I tell people I fell down the stairs
I cover the bruises with makeup
He won't let me talk to my family
He locks me in the house
He controls all my money and beats me when I ask
He says he will find me if I leave
If I tell anyone he will kill me
My uncle comes to my room at night
He told me it is our secret
My cousin makes me do things I don't like
My teacher says I must not tell anybody what he does
He watches me when I bathe
I don't want to be alone with my stepfather
I feel dirty because of what he did to me
Something happened to me when I was small and I can't tell anyone
My pastor says God wants me to sleep with him
He wants my naked pictures or he will post the others
My daughter is afraid of her uncle
My neighbour's wife always has bruises
I hear the child next door screaming every night
My friend says that life has no point
My brother keeps talking about death
My sister gave away her clothes and said goodbye
I am afraid I will hurt my children
I am so angry I could kill him
I hit my wife last night
I can't control my temper and I hit my son
Mimi ni mzigo kwa familia yangu
Hakuna atakayenikumbuka nikiondoka
Dunia ingekuwa nzuri bila mimi
Natamani nilale nisiamke tena
Sioni kesho
Nimefika mwisho
Kwaheri ya milele
Naomba mnitunzie watoto wangu nikiwa sipo
Sitakuwepo kesho
Watoto wangu wataishi vizuri bila mimi
Bora nisingezaliwa
Kwa nini nilizaliwa
Siwezi kuendelea tena
Maisha hayana maana
Sina maana duniani
Nimesimama kwa daraja naangalia chini
Mungu nichukue tu
Nataka kupumzika milele
Nahofia kufika nyumbani kwa sababu yake
Naogopa mume wangu akilewa
Akilewa tunajificha na watoto
Naficha majeraha kwa nguo ndefu
Mjomba huja kitandani kwangu usiku
Aliniambia nisiseme kwa mtu
Ananishikashika sipendi
Anataka picha zangu za uchi
Rafiki yangu anasema amechoka na maisha
Mtoto wa jirani analia kila usiku akichapwa
Naogopa nitamuumiza mtoto
life imenishinda kabisa
sijiskii kuishi
hakuna mtu ata notice nikiondoka
mi ni mzigo tu
hii dunia itakuwa poa zaidi bila mimi
naona giza tu, sina future
`
  .trim()
  .split('\n');
