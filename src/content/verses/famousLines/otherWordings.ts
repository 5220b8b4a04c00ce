import type { FamousLine } from './famousLines.ts';

/** Famous lines in the words of still other translations, of songs and of everyday speech. They only find the verse. */
const WORDINGS = `
GEN.2.18 | it is not good for man to be alone | si vema mtu awe peke yake
GEN.12.2 | i will make you a great nation i will bless you and make your name great
GEN.18.14 | is anything too hard for the Lord | is there anything too hard for God | je kuna neno gumu lisilowezekana kwa Bwana
GEN.50.20 | you meant evil against me but God meant it for good | what the enemy meant for evil God meant it for good | mlinikusudia mabaya lakini Mungu aliyakusudia kuwa mema
EXO.14.14 | the Lord will fight for you and you shall hold your peace | the Lord will fight for you you need only to be still
EXO.15.26 | i am the Lord who heals you | i am the God that healeth thee
EXO.20.3 | you shall have no other gods before me | usiwe na miungu mingine ila mimi
DEU.28.13 | the head and not the tail above and not beneath | utakuwa kichwa wala si mkia
DEU.31.8 | he will never leave you nor forsake you
JOS.1.8 | this book of the law shall not depart from your mouth meditate on it day and night
JOS.1.9 | have I not commanded you be strong and of good courage
JOS.24.15 | as for me and my house we will serve the Lord
1SA.15.22 | to obey is better than sacrifice | kutii ni bora kuliko dhabihu
1SA.16.7 | man looks at the outward appearance but the Lord looks at the heart | God looks at the heart
1CH.4.10 | oh that you would bless me indeed and enlarge my territory | the prayer of Jabez
2CH.20.15 | the battle is not yours but God's | vita si yenu bali ni vya Mungu
NEH.8.10 | the joy of the Lord is our strength
EST.4.14 | for such a time as this | who knows whether you have come to the kingdom for such a time as this
JOB.13.15 | though he slay me yet will I trust in him
JOB.19.25 | i know my redeemer lives
JOB.42.2 | i know that you can do everything and that no purpose of yours can be withheld from you
PSA.1.1 | blessed is the man who walks not in the counsel of the ungodly
PRO.3.6 | in all your ways acknowledge him
PSA.23.1 | the Lord is my shepherd i shall not want | Bwana ni mchungaji wangu
PSA.117.1 | msifuni Bwana enyi mataifa yote | praise the Lord all you nations
PSA.23.4 | though i walk through the valley of the shadow of death i will fear no evil
PSA.24.1 | the earth is the Lord's and everything in it
PSA.27.13 | i would have lost heart unless i had believed that i would see the goodness of the Lord in the land of the living
PSA.27.14 | wait on the Lord be of good courage
PSA.30.5 | weeping may last for the night but joy comes in the morning | sorrow may last for the night but joy comes in the morning
PSA.34.8 | taste and see that the Lord is good | onjeni mwone ya kuwa Bwana yu mwema
PSA.34.10 | the young lions lack and suffer hunger but those who seek the Lord shall not lack any good thing
PSA.34.18 | the Lord is close to the brokenhearted
PSA.37.4 | delight yourself in the Lord and he will give you the desires of your heart
PSA.37.25 | i was young and now i am old yet i have never seen the righteous forsaken
PSA.42.1 | as the deer pants for the water so my soul longs after you | kama ayala anavyotamani maji
PSA.46.10 | be still and know that i am God | tulieni mjue ya kuwa mimi ni Mungu
PSA.55.22 | cast your burden on the Lord and he shall sustain you | cast your burdens unto the Lord
PSA.68.19 | blessed be the Lord who daily loads us with benefits
PSA.84.10 | better is one day in your courts than a thousand elsewhere
PSA.90.12 | teach us to number our days
PSA.91.1 | he who dwells in the shelter of the most high will rest in the shadow of the almighty
PSA.91.7 | a thousand may fall at your side ten thousand at your right hand but it will not come near you
PSA.100.4 | enter into his gates with thanksgiving and into his courts with praise
PSA.103.1 | bless the Lord oh my soul and all that is within me
PSA.110.1 | sit at my right hand until i make your enemies your footstool
PSA.118.17 | i shall not die but live and declare the works of the Lord | sitakufa bali nitaishi
PSA.118.22 | the stone that the builders rejected has become the cornerstone
PSA.119.11 | your word have i hidden in my heart that i might not sin against you
PSA.121.1 | i look to the mountains where does my help come from
PSA.121.4 | he who watches over Israel neither slumbers nor sleeps
PSA.126.5 | those who sow in tears shall reap in joy
PSA.127.1 | unless the Lord builds the house the builders labour in vain
PSA.133.1 | how good and how pleasant it is for brethren to dwell together in unity
PRO.1.7 | the fear of the Lord is the beginning of knowledge
PRO.3.5 | trust in the Lord with all your heart and lean not on your own understanding
PRO.3.9 | honour the Lord with your wealth and the first fruits
PRO.4.23 | guard your heart above all else | guard your heart for out of it flow the issues of life
PRO.9.10 | the fear of the Lord is the beginning of wisdom
PRO.11.30 | he who wins souls is wise
PRO.14.12 | there is a way that seems right to a man but its end is the way of death
PRO.16.3 | commit your works to the Lord and your plans will succeed | commit to the Lord whatever you do
PRO.18.21 | death and life are in the power of the tongue | life and death are in the tongue
PRO.18.22 | he who finds a wife finds a good thing and obtains favour from the Lord
PRO.18.24 | there is a friend who sticks closer than a brother
PRO.19.17 | he who gives to the poor lends to the Lord | he who is kind to the poor lends to the Lord
PRO.22.1 | a good name is to be chosen rather than great riches | a good name is better than riches | a good name is better than great riches | jina jema ni bora kuliko mali
PRO.22.15 | foolishness is bound in the heart of a child
PRO.27.17 | iron sharpens iron so a man sharpens his friend
PRO.29.18 | without vision the people perish | without a vision people perish | where there is no vision the people perish
PRO.31.30 | charm is deceptive and beauty is fleeting but a woman who fears the Lord
ECC.1.2 | meaningless meaningless everything is meaningless
ECC.1.9 | there is nothing new under the sun | hakuna jipya chini ya jua
ECC.3.1 | there is a time for everything | for everything there is a season | kuna wakati wa kila kitu
ECC.3.11 | he has made everything beautiful in its time | he makes all things beautiful in his time
ECC.4.12 | a threefold cord is not quickly broken | a cord of three strands is not easily broken
ECC.9.11 | the race is not to the swift nor the battle to the strong
ISA.26.3 | you will keep him in perfect peace whose mind is stayed on you
ISA.40.3 | prepare the way of the Lord | prepare ye the way of the Lord | itengenezeni njia ya Bwana
ISA.40.8 | the grass withers the flower fades but the word of our God stands forever
ISA.40.31 | they that wait upon the Lord shall renew their strength they shall mount up with wings like eagles | those who hope in the Lord will renew their strength
ISA.41.10 | fear not for i am with you be not dismayed for i am your God
ISA.43.2 | when you pass through the waters i will be with you
ISA.43.19 | behold i am doing a new thing | see i am doing a new thing | tazama nitatenda neno jipya
ISA.49.15 | can a woman forget her nursing child
ISA.53.5 | he was wounded for our transgressions bruised for our iniquities and by his stripes we are healed | alijeruhiwa kwa makosa yetu alichubuliwa kwa maovu yetu
ISA.54.17 | no weapon fashioned against you shall prosper | no weapon formed against me shall prosper | hakuna silaha itakayofanyika juu yangu itakayofanikiwa
ISA.55.8 | my ways are not your ways says the Lord
ISA.59.19 | when the enemy comes in like a flood the Spirit of the Lord will lift up a standard against him
ISA.60.1 | arise and shine for your light has come | ondoka uangaze kwa kuwa nuru yako imekuja
JER.1.5 | before i formed you in your mothers womb i knew you | before you were born i knew you
JER.17.7 | blessed is the man who trusts in the Lord
JER.29.11 | i know the thoughts that i think toward you thoughts of peace and not of evil to give you a future and a hope | plans to give you hope and a future | for I know the thoughts I have towards you
JER.29.13 | you will seek me and find me when you search for me with all your heart
JER.32.27 | i am the God of all flesh is anything too hard for me
JER.33.3 | call to me and i will answer you and show you great and mighty things
LAM.3.22 | the steadfast love of the Lord never ceases his mercies never come to an end | through the Lord's mercies we are not consumed
LAM.3.23 | his mercies are new every morning great is thy faithfulness
EZK.36.26 | i will give you a new heart and put a new spirit in you
EZK.37.4 | can these bones live dry bones hear the word of the Lord
HOS.4.6 | my people perish for lack of knowledge | watu wangu wanaangamia kwa kukosa maarifa
JOL.2.25 | i will restore the years that the locusts have eaten
AMO.3.3 | can two walk together unless they agree
MIC.6.8 | act justly love mercy and walk humbly with your God
NAM.1.7 | the Lord is good a stronghold in the day of trouble
HAB.2.2 | write the vision and make it plain
HAB.3.17 | though the fig tree should not blossom nor fruit be on the vines
ZEC.4.6 | not by might nor by power but by my spirit
MAL.3.8 | can a man rob God | je mwanadamu atamwibia Mungu
MAL.3.10 | bring the whole tithe into the storehouse | leteni zaka kamili ghalani
MAT.4.4 | man does not live on bread alone | mtu hataishi kwa mkate tu
MAT.4.19 | follow me and i will make you fishers of men
MAT.5.5 | blessed are the meek for they shall inherit the earth | the meek shall inherit the earth
MAT.5.8 | blessed are the pure in heart for they shall see God
MAT.5.4 | blessed are those who mourn for they shall be comforted | heri wenye huzuni maana hao watafarijika
MAT.5.9 | heri wapatanishi maana hao wataitwa wana wa Mungu | blessed are the peacemakers for they shall be called children of God
MAT.5.13 | you are the salt of the earth | ninyi ni chumvi ya dunia
MAT.5.14 | you are the light of the world a city on a hill cannot be hidden
MAT.5.37 | let your yes be yes and your no be no
MAT.5.39 | turn the other cheek
MAT.5.44 | love your enemies and pray for those who persecute you
MAT.6.21 | where your treasure is there your heart will be
MAT.6.24 | no one can serve two masters you cannot serve God and money
MAT.6.33 | seek first the kingdom of God and all these things shall be added unto you
MAT.6.34 | do not worry about tomorrow for tomorrow will worry about itself
MAT.7.1 | do not judge or you too will be judged | judge not lest you be judged
MAT.7.7 | ask and you shall receive seek and you shall find knock and the door shall be opened
MAT.7.12 | do to others as you would have them do to you | treat others the way you want to be treated | do unto others as you want them to do to you
MAT.11.28 | come to me all you who are weary and burdened and i will give you rest
MAT.15.14 | the blind leading the blind | if the blind lead the blind both will fall into a pit
MAT.16.18 | upon this rock i will build my church and the gates of hell shall not prevail
MAT.16.26 | what does it profit a man to gain the whole world and lose his soul
MAT.17.20 | faith can move mountains | faith moves mountains | if you have faith like a mustard seed | imani huhamisha milima
MAT.18.20 | where two or three are gathered together in my name
MAT.19.6 | what God has joined together let no man put asunder | let no one separate what God has joined
MAT.19.26 | with God all things are possible | with man this is impossible but with God all things are possible
MAT.20.16 | the last will be first and the first will be last | many are called but few are chosen
MAT.22.21 | render unto Caesar the things that are Caesars
MAT.22.37 | love the Lord your God with all your heart and with all your soul and with all your mind
MAT.24.35 | heaven and earth will pass away but my words will never pass away
MAT.25.21 | well done good and faithful servant
MAT.26.41 | the spirit is willing but the flesh is weak
MAT.26.52 | those who live by the sword die by the sword
MAT.28.19 | go and make disciples of all nations
MAT.28.20 | i am with you always even to the end of the age
MRK.3.25 | a house divided against itself cannot stand
MRK.9.23 | all things are possible to him who believes
MRK.9.24 | i believe help my unbelief
MRK.10.27 | with God nothing is impossible
MRK.16.15 | go into all the world and preach the gospel to every creature
LUK.1.37 | for nothing is impossible with God | for with God nothing shall be impossible
LUK.1.45 | blessed is she who believed
LUK.2.14 | glory to God in the highest and peace on earth
LUK.6.31 | do to others as you would have them do to you
LUK.6.38 | give and it shall be given unto you good measure pressed down shaken together and running over
LUK.12.48 | to whom much is given much is required
LUK.23.34 | father forgive them for they do not know what they are doing
LUK.23.43 | today you will be with me in paradise
JHN.1.1 | in the beginning was the word and the word was with God
JHN.3.16 | for God so loved the world that he gave his one and only son
JHN.3.30 | he must increase but i must decrease
JHN.4.24 | God is spirit and his worshippers must worship in spirit and in truth
JHN.8.7 | let him who is without sin cast the first stone
JHN.8.12 | i am the light of the world
JHN.8.32 | you shall know the truth and the truth shall set you free
JHN.8.44 | the devil is a liar and the father of lies | he is a liar and the father of lies | shetani ni baba wa uongo
JHN.8.36 | he whom the son sets free is free indeed | if the son sets you free you will be free indeed
JHN.10.10 | the thief comes only to steal and kill and destroy i have come that they may have life
JHN.10.11 | i am the good shepherd
JHN.11.25 | i am the resurrection and the life | mimi ndimi ufufuo na uzima
JHN.13.34 | a new commandment i give you love one another
JHN.13.35 | by this all men will know that you are my disciples
JHN.14.1 | let not your heart be troubled | msifadhaike mioyoni mwenu
JHN.14.2 | in my fathers house are many mansions | in my fathers house there are many rooms
JHN.14.6 | i am the way the truth and the life
JHN.14.27 | peace i leave with you my peace i give you | amani nawaachieni amani yangu nawapa
JHN.15.4 | abide in me and i in you | remain in me and i will remain in you | kaeni ndani yangu nami ndani yenu
JHN.15.5 | i am the vine you are the branches apart from me you can do nothing
JHN.15.13 | greater love has no man than this that he lay down his life for his friends
JHN.16.24 | ask and you will receive that your joy may be full
JHN.16.33 | in this world you will have trouble but take heart i have overcome the world | in the world you will have tribulation but be of good cheer
JHN.20.29 | blessed are those who have not seen and yet have believed
ACT.1.8 | you shall receive power when the holy spirit has come upon you
ACT.4.12 | there is no other name under heaven by which we must be saved
ACT.16.31 | believe in the Lord Jesus and you will be saved you and your household
ACT.20.35 | it is more blessed to give than to receive | it is better to give than to receive | ni heri kutoa kuliko kupokea
ROM.1.16 | i am not ashamed of the gospel
ROM.3.23 | all have sinned and fall short of the glory of God
ROM.5.8 | while we were still sinners Christ died for us
ROM.6.23 | the wages of sin is death but the gift of God is eternal life
ROM.8.1 | there is no condemnation for those who are in Christ Jesus
ROM.8.28 | all things work together for good | God works all things for good
ROM.8.31 | if God is for us who can be against us | if God be for us
ROM.8.37 | we are more than conquerors through him who loved us | sisi ni zaidi ya washindi
ROM.8.38-39 | neither death nor life shall separate us from the love of God
ROM.10.9 | if you confess with your mouth that Jesus is Lord
ROM.10.17 | faith comes by hearing and hearing by the word of God
ROM.12.1 | present your bodies as a living sacrifice
ROM.12.2 | do not be conformed to this world but be transformed by the renewing of your mind
ROM.12.15 | rejoice with those who rejoice and weep with those who weep
ROM.12.19 | vengeance is mine says the Lord | revenge is mine i will repay
ROM.12.21 | do not be overcome by evil but overcome evil with good
ROM.13.8 | owe no one anything except to love one another
ROM.14.11 | every knee shall bow and every tongue confess
1CO.2.9 | no eye has seen no ear has heard what God has prepared for those who love him
1CO.6.19 | your body is the temple of the holy spirit
1CO.10.13 | no temptation has overtaken you | God is faithful he will not let you be tempted beyond what you can bear
1CO.13.4 | love is patient love is kind it does not envy it does not boast
1CO.13.13 | faith hope and love but the greatest of these is love
1CO.15.33 | bad company corrupts good character | bad company ruins good morals | mazungumzo mabaya huharibu tabia njema
1CO.15.55 | o death where is your sting o grave where is your victory | death where is thy sting
1CO.15.58 | be steadfast immovable always abounding in the work of the Lord
1CO.16.14 | let all that you do be done in love
2CO.4.18 | the things that are seen are temporary but the things that are not seen are eternal
2CO.5.7 | we walk by faith and not by sight
2CO.5.17 | if any man be in Christ he is a new creature | if anyone is in Christ he is a new creation | old things have passed away behold all things have become new
2CO.6.14 | do not be unequally yoked with unbelievers | be ye not unequally yoked
2CO.9.7 | God loves a cheerful giver
2CO.12.9 | my grace is sufficient for you for my strength is made perfect in weakness
GAL.2.20 | i have been crucified with Christ it is no longer i who live
GAL.5.22 | the fruit of the spirit is love joy peace patience kindness goodness faithfulness
GAL.6.7 | you reap what you sow | whatever a man sows that he will also reap | be not deceived God is not mocked | apandacho mtu ndicho atakachovuna
GAL.6.9 | let us not grow weary in doing good
EPH.2.8 | by grace you have been saved through faith
EPH.3.20 | now to him who is able to do exceedingly abundantly above all that we ask or think | he is able to do more than we can ask or imagine
EPH.4.26 | be angry and do not sin do not let the sun go down on your wrath | in your anger do not sin
EPH.5.22 | wives submit to your own husbands
EPH.6.11 | put on the whole armour of God | put on the full armour of God
EPH.6.12 | we wrestle not against flesh and blood
PHP.1.6 | he who began a good work in you will complete it
PHP.1.21 | for me to live is Christ and to die is gain | kwangu mimi kuishi ni Kristo na kufa ni faida
PHP.3.13 | forgetting what is behind and straining toward what is ahead
PHP.3.14 | i press on toward the goal
PHP.4.4 | rejoice in the Lord always and again i say rejoice
PHP.4.6 | do not be anxious about anything | be anxious for nothing but in everything by prayer
PHP.4.7 | the peace of God that passes all understanding | the peace that surpasses all understanding will guard your hearts
PHP.4.8 | whatever is true whatever is noble whatever is right think about such things
PHP.4.11 | i have learned to be content in whatever state i am
PHP.4.13 | i can do all things through Christ who strengthens me | i can do everything through him who gives me strength
PHP.4.19 | my God will supply all my needs according to his riches in glory
COL.3.2 | set your minds on things above not on earthly things
COL.3.23 | whatever you do work at it with all your heart as working for the Lord
1TH.5.17 | pray without ceasing | pray continually | ombeni bila kukoma
1TI.4.12 | let no one despise your youth | dont let anyone look down on you because you are young
1TI.6.10 | the love of money is the root of all kinds of evil | kupenda fedha ni shina la mabaya yote
1TI.6.12 | fight the good fight of faith
2TI.1.7 | God has not given us a spirit of fear but of power love and a sound mind
2TI.2.15 | study to show yourself approved unto God | study to show thyself approved a workman who need not be ashamed
2TI.3.16 | all scripture is given by inspiration of God
2TI.4.7 | i have fought the good fight i have finished the race i have kept the faith | fought a good fight finished my course kept the faith
HEB.4.12 | the word of God is alive and active sharper than any two edged sword
HEB.4.16 | let us come boldly to the throne of grace
HEB.10.25 | not forsaking the assembling of yourselves together | do not give up meeting together
HEB.11.1 | faith is the substance of things hoped for the evidence of things not seen | faith is being sure of what we hope for
HEB.11.6 | without faith it is impossible to please God
HEB.12.1 | let us run with endurance the race set before us
HEB.12.2 | looking unto Jesus the author and finisher of our faith | fixing our eyes on Jesus
HEB.13.2 | some have entertained angels unawares | do not forget to show hospitality to strangers
HEB.13.5 | i will never leave you nor forsake you
HEB.13.8 | Jesus Christ is the same yesterday today and forever
JAS.1.2 | count it all joy my brethren when you fall into various trials | consider it pure joy
JAS.1.5 | if any of you lacks wisdom ask God
JAS.1.17 | every good and perfect gift is from above
JAS.1.19 | be quick to listen slow to speak slow to anger
JAS.1.22 | be doers of the word and not hearers only
JAS.2.26 | faith without works is dead | faith without deeds is dead | imani bila matendo imekufa
JAS.4.3 | you ask and do not receive because you ask amiss
JAS.4.7 | submit yourselves to God resist the devil and he will flee from you
JAS.4.8 | draw near to God and he will draw near to you
JAS.5.16 | the prayer of a righteous man is powerful and effective | the effective fervent prayer of a righteous man avails much
1PE.2.9 | you are a chosen generation a royal priesthood a holy nation
1PE.2.24 | by his wounds you have been healed | by his stripes you were healed | kwa kupigwa kwake mliponywa
1PE.4.8 | love covers a multitude of sins | upendo husitiri wingi wa dhambi
1PE.5.7 | cast all your anxiety on him because he cares for you | cast your cares upon him for he cares for you
1PE.5.8 | your enemy the devil prowls around like a roaring lion
2PE.3.8 | a day is like a thousand years to the Lord | with the Lord one day is like a thousand years
1JN.1.9 | if we confess our sins he is faithful and just to forgive us our sins
1JN.3.16 | he laid down his life for us and we ought to lay down our lives for the brothers
1JN.4.4 | greater is he who is in you than he who is in the world | greater is he that is in me
1JN.4.8 | God is love | Mungu ni upendo
1JN.4.18 | perfect love casts out fear | there is no fear in love
1JN.4.19 | we love because he first loved us
3JN.1.2 | i pray that you may prosper and be in good health even as your soul prospers
REV.1.8 | i am the alpha and the omega the beginning and the end
REV.3.16 | because you are lukewarm neither hot nor cold i will spit you out of my mouth
REV.3.20 | behold i stand at the door and knock if anyone hears my voice
REV.12.11 | they overcame him by the blood of the lamb and by the word of their testimony
REV.21.4 | he will wipe every tear from their eyes there will be no more death or mourning or crying or pain
REV.22.20 | come Lord Jesus
`;

/** Every other wording, with the place of its verse. */
export const otherWordings: FamousLine[] = WORDINGS.trim()
  .split('\n')
  .map((line) => {
    const [passage = '', ...wordings] = line.split('|').map((part) => part.trim());
    return { passage, wordings };
  });
