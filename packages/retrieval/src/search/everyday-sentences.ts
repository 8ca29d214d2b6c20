/** About forty sentences a language that people say every day and no knowledge base answers. Written for this purpose. */
const lists: Record<string, string> = {
  en: `I slept badly last night.
What are you doing this evening?
My sister is taller than me.
It has been raining since this morning.
Can you lend me your umbrella?
I forgot my keys at home again.
He laughed so hard that he cried.
Why are you always late?
The soup is too hot to eat.
Let's go for a walk after dinner.
I have never seen such a big dog.
She likes to sing in the car.
Don't wake the baby.
Where did you buy those shoes?
My grandfather tells the same joke every day.
I think I am getting a cold.
We watched a film together yesterday.
Who ate the last piece of cake?
He is afraid of spiders.
The children are playing in the garden.
I wish I could play the piano.
You look tired today.
How old is your brother?
She closed the window because it was cold.
I miss my friends.
Turn off the light, please.
They have been married for ten years.
Nobody knows where he went.
I would rather stay at home.
Tom says he will come tomorrow.
What a beautiful sunset!
My phone fell into the water.
The train was full of people.
Do you believe in ghosts?
I am learning to cook.
She gave me a book for my birthday.
He speaks too fast for me.
We ran out of milk this morning.
It is easy to make mistakes.
I don't know what to say.`,
  ja: `昨日の夜はよく眠れなかった。
今晩は何をするつもりですか。
妹は私より背が高い。
朝からずっと雨が降っている。
傘を貸してくれませんか。
また家に鍵を忘れてしまった。
彼は涙が出るほど笑った。
どうしていつも遅れるの?
スープが熱くて飲めない。
夕食のあとに散歩しよう。
こんなに大きな犬は見たことがない。
彼女は車の中で歌うのが好きだ。
赤ちゃんを起こさないで。
その靴はどこで買ったの?
祖父は毎日同じ冗談を言う。
風邪を引いたみたいだ。
昨日みんなで映画を見た。
最後のケーキを食べたのは誰?
彼はクモが怖い。
子どもたちが庭で遊んでいる。
ピアノが弾けたらいいのに。
今日は疲れているみたいですね。
お兄さんは何歳ですか。
寒いので彼女は窓を閉めた。
友達に会いたい。
電気を消してください。
二人は結婚して十年になる。
彼がどこへ行ったか誰も知らない。
どちらかというと家にいたい。
トムは明日来ると言っている。
なんてきれいな夕焼けだろう。
携帯を水に落としてしまった。
電車はとても混んでいた。
幽霊を信じますか。
料理を習っているところだ。
誕生日に彼女から本をもらった。
彼の話し方は速すぎる。
今朝牛乳がなくなった。
間違えるのは簡単だ。
何と言えばいいか分からない。`,
  'zh-Hans': `我昨天晚上没睡好。
你今晚打算做什么？
我妹妹比我高。
从早上开始一直在下雨。
能借我一把伞吗？
我又把钥匙忘在家里了。
他笑得眼泪都出来了。
你为什么总是迟到？
汤太烫了，喝不了。
吃完晚饭我们去散步吧。
我从来没见过这么大的狗。
她喜欢在车里唱歌。
别把宝宝吵醒。
你那双鞋在哪儿买的？
爷爷每天都讲同一个笑话。
我好像感冒了。
我们昨天一起看了电影。
谁把最后一块蛋糕吃了？
他很怕蜘蛛。
孩子们在花园里玩。
要是我会弹钢琴就好了。
你今天看起来很累。
你哥哥多大了？
天冷，她把窗户关上了。
我很想念我的朋友。
请把灯关掉。
他们结婚十年了。
没人知道他去了哪里。
我宁愿待在家里。
汤姆说他明天会来。
多美的夕阳啊！
我的手机掉进水里了。
火车上挤满了人。
你相信有鬼吗？
我正在学做饭。
她送了我一本书当生日礼物。
他说话太快，我听不懂。
今天早上牛奶喝完了。
人很容易犯错误。
我不知道该说什么。`,
  'zh-Hant': `我昨天晚上沒睡好。
你今晚打算做什麼？
我妹妹比我高。
從早上開始一直在下雨。
可以借我一把雨傘嗎？
我又把鑰匙忘在家裡了。
他笑到眼淚都流出來了。
你為什麼老是遲到？
湯太燙了，沒辦法喝。
吃完晚飯我們去散步吧。
我從來沒看過這麼大的狗。
她喜歡在車上唱歌。
不要吵醒寶寶。
你那雙鞋在哪裡買的？
爺爺每天都講同一個笑話。
我好像感冒了。
我們昨天一起看了電影。
誰把最後一塊蛋糕吃掉了？
他很怕蜘蛛。
孩子們在花園裡玩。
要是我會彈鋼琴就好了。
你今天看起來很累。
你哥哥幾歲了？
因為很冷，她把窗戶關上了。
我很想念我的朋友。
請把燈關掉。
他們結婚十年了。
沒有人知道他去了哪裡。
我寧願待在家裡。
湯姆說他明天會來。
多美的夕陽啊！
我的手機掉進水裡了。
火車上擠滿了人。
你相信有鬼嗎？
我正在學做菜。
她送我一本書當生日禮物。
他講話太快，我聽不懂。
今天早上牛奶喝完了。
人很容易犯錯。
我不知道該說什麼。`,
  ko: `어젯밤에 잠을 잘 못 잤어요.
오늘 저녁에 뭐 할 거예요?
여동생이 나보다 키가 커요.
아침부터 계속 비가 와요.
우산 좀 빌려 줄래요?
또 집에 열쇠를 두고 왔어요.
그는 눈물이 날 만큼 웃었어요.
왜 항상 늦게 와요?
국이 너무 뜨거워서 못 먹겠어요.
저녁 먹고 산책하러 가자.
이렇게 큰 개는 처음 봤어요.
그녀는 차 안에서 노래하는 걸 좋아해요.
아기를 깨우지 마세요.
그 신발 어디서 샀어요?
할아버지는 매일 똑같은 농담을 하세요.
감기에 걸린 것 같아요.
어제 우리는 같이 영화를 봤어요.
마지막 케이크 누가 먹었어?
그는 거미를 무서워해요.
아이들이 마당에서 놀고 있어요.
피아노를 칠 수 있으면 좋겠어요.
오늘 피곤해 보이네요.
형은 몇 살이에요?
추워서 그녀는 창문을 닫았어요.
친구들이 보고 싶어요.
불 좀 꺼 주세요.
두 사람은 결혼한 지 십 년 됐어요.
그가 어디로 갔는지 아무도 몰라요.
차라리 집에 있고 싶어요.
톰은 내일 온다고 했어요.
노을이 정말 아름답네요!
휴대폰을 물에 빠뜨렸어요.
기차에 사람이 가득했어요.
귀신을 믿어요?
요리를 배우는 중이에요.
생일에 그녀가 책을 줬어요.
그는 말이 너무 빨라요.
오늘 아침에 우유가 다 떨어졌어요.
실수하기는 쉬워요.
무슨 말을 해야 할지 모르겠어요.`,
  ms: `Saya tidak lena tidur malam tadi.
Apa awak buat malam ini?
Adik perempuan saya lebih tinggi daripada saya.
Hujan turun sejak pagi lagi.
Boleh pinjamkan saya payung awak?
Saya tertinggal kunci di rumah lagi.
Dia ketawa sampai keluar air mata.
Kenapa awak selalu lambat?
Sup ini terlalu panas untuk diminum.
Jom kita berjalan-jalan selepas makan malam.
Saya tidak pernah nampak anjing sebesar itu.
Dia suka menyanyi dalam kereta.
Jangan kejutkan bayi itu.
Di mana awak beli kasut itu?
Datuk saya bercerita jenaka yang sama setiap hari.
Saya rasa saya akan demam selesema.
Kami menonton wayang bersama-sama semalam.
Siapa yang makan potongan kek terakhir?
Dia takut akan labah-labah.
Kanak-kanak sedang bermain di halaman.
Alangkah baiknya kalau saya pandai bermain piano.
Awak nampak letih hari ini.
Berapa umur abang awak?
Dia menutup tingkap kerana sejuk.
Saya rindu kawan-kawan saya.
Tolong padamkan lampu.
Mereka sudah sepuluh tahun berkahwin.
Tiada siapa tahu dia pergi ke mana.
Saya lebih suka duduk di rumah.
Tom kata dia akan datang esok.
Cantiknya matahari terbenam!
Telefon saya jatuh ke dalam air.
Kereta api itu penuh dengan orang.
Awak percaya pada hantu?
Saya sedang belajar memasak.
Dia memberi saya sebuah buku sempena hari lahir saya.
Dia bercakap terlalu laju bagi saya.
Susu kami habis pagi tadi.
Memang mudah untuk buat silap.
Saya tidak tahu hendak kata apa.`,
  id: `Semalam saya tidak bisa tidur nyenyak.
Malam ini kamu mau ngapain?
Adik perempuan saya lebih tinggi dari saya.
Hujan turun terus sejak pagi.
Boleh pinjam payungmu?
Kunci saya ketinggalan di rumah lagi.
Dia tertawa sampai menangis.
Kenapa kamu selalu terlambat?
Supnya terlalu panas untuk dimakan.
Ayo jalan-jalan setelah makan malam.
Saya belum pernah melihat anjing sebesar itu.
Dia suka bernyanyi di mobil.
Jangan bangunkan bayinya.
Di mana kamu membeli sepatu itu?
Kakek saya menceritakan lelucon yang sama setiap hari.
Sepertinya saya mau pilek.
Kemarin kami menonton film bersama.
Siapa yang makan potongan kue terakhir?
Dia takut pada laba-laba.
Anak-anak sedang bermain di kebun.
Seandainya saya bisa bermain piano.
Kamu kelihatan capek hari ini.
Berapa umur kakakmu?
Dia menutup jendela karena dingin.
Saya rindu teman-teman saya.
Tolong matikan lampunya.
Mereka sudah sepuluh tahun menikah.
Tidak ada yang tahu ke mana dia pergi.
Saya lebih suka tinggal di rumah.
Tom bilang dia akan datang besok.
Indah sekali matahari terbenamnya!
Ponsel saya jatuh ke air.
Keretanya penuh sesak.
Kamu percaya hantu?
Saya sedang belajar memasak.
Dia memberi saya buku untuk ulang tahun saya.
Bicaranya terlalu cepat buat saya.
Tadi pagi kami kehabisan susu.
Berbuat salah itu gampang.
Saya tidak tahu harus bilang apa.`,
  th: `เมื่อคืนฉันนอนไม่ค่อยหลับ
เย็นนี้คุณจะทำอะไร
น้องสาวสูงกว่าฉัน
ฝนตกตั้งแต่เช้าแล้ว
ขอยืมร่มหน่อยได้ไหม
ฉันลืมกุญแจไว้ที่บ้านอีกแล้ว
เขาหัวเราะจนน้ำตาไหล
ทำไมคุณมาสายทุกที
ซุปร้อนเกินไป กินไม่ได้
หลังอาหารเย็นไปเดินเล่นกันเถอะ
ฉันไม่เคยเห็นหมาตัวใหญ่ขนาดนี้
เธอชอบร้องเพลงในรถ
อย่าปลุกเด็กนะ
คุณซื้อรองเท้าคู่นั้นที่ไหน
คุณปู่เล่าเรื่องตลกเดิมทุกวัน
ฉันคิดว่ากำลังจะเป็นหวัด
เมื่อวานเราดูหนังด้วยกัน
ใครกินเค้กชิ้นสุดท้าย
เขากลัวแมงมุม
เด็กๆ กำลังเล่นอยู่ในสวน
อยากเล่นเปียโนเป็นจัง
วันนี้คุณดูเหนื่อยนะ
พี่ชายของคุณอายุเท่าไหร่
เธอปิดหน้าต่างเพราะหนาว
ฉันคิดถึงเพื่อนๆ
ช่วยปิดไฟหน่อย
พวกเขาแต่งงานกันมาสิบปีแล้ว
ไม่มีใครรู้ว่าเขาไปไหน
ฉันอยากอยู่บ้านมากกว่า
ทอมบอกว่าเขาจะมาพรุ่งนี้
พระอาทิตย์ตกสวยจังเลย
โทรศัพท์ของฉันตกน้ำ
รถไฟคนแน่นมาก
คุณเชื่อเรื่องผีไหม
ฉันกำลังหัดทำกับข้าว
เธอให้หนังสือฉันในวันเกิด
เขาพูดเร็วเกินไป
เมื่อเช้านมหมดพอดี
คนเราทำผิดกันได้ง่าย
ฉันไม่รู้จะพูดอะไรดี`,
  vi: `Đêm qua tôi ngủ không ngon.
Tối nay bạn định làm gì?
Em gái tôi cao hơn tôi.
Trời mưa suốt từ sáng.
Cho tôi mượn cái ô được không?
Tôi lại để quên chìa khóa ở nhà rồi.
Anh ấy cười đến chảy nước mắt.
Sao bạn lúc nào cũng đến muộn thế?
Món canh nóng quá không ăn được.
Ăn tối xong mình đi dạo nhé.
Tôi chưa bao giờ thấy con chó nào to như vậy.
Cô ấy thích hát trong xe.
Đừng đánh thức em bé.
Bạn mua đôi giày đó ở đâu?
Ông tôi ngày nào cũng kể một câu chuyện cười.
Hình như tôi sắp bị cảm.
Hôm qua chúng tôi xem phim cùng nhau.
Ai ăn miếng bánh cuối cùng rồi?
Anh ấy sợ nhện.
Bọn trẻ đang chơi ngoài vườn.
Giá mà tôi biết chơi đàn piano.
Hôm nay trông bạn mệt quá.
Anh trai bạn bao nhiêu tuổi?
Cô ấy đóng cửa sổ vì trời lạnh.
Tôi nhớ bạn bè của mình.
Làm ơn tắt đèn giúp tôi.
Họ cưới nhau được mười năm rồi.
Không ai biết anh ấy đã đi đâu.
Tôi thích ở nhà hơn.
Tom nói ngày mai anh ấy sẽ đến.
Hoàng hôn đẹp quá!
Điện thoại của tôi rơi xuống nước.
Tàu đông kín người.
Bạn có tin là có ma không?
Tôi đang học nấu ăn.
Cô ấy tặng tôi một cuốn sách nhân dịp sinh nhật.
Anh ấy nói nhanh quá tôi không theo kịp.
Sáng nay nhà hết sữa.
Ai cũng dễ mắc lỗi.
Tôi không biết nói gì nữa.`,
  fil: `Hindi ako nakatulog nang maayos kagabi.
Ano ang gagawin mo mamayang gabi?
Mas matangkad sa akin ang kapatid kong babae.
Umuulan na mula pa kaninang umaga.
Puwede mo bang ipahiram ang payong mo?
Naiwan ko na naman ang susi sa bahay.
Tumawa siya hanggang sa maiyak.
Bakit lagi kang huli?
Masyadong mainit ang sabaw.
Maglakad-lakad tayo pagkatapos ng hapunan.
Ngayon lang ako nakakita ng ganoon kalaking aso.
Mahilig siyang kumanta sa kotse.
Huwag mong gisingin ang sanggol.
Saan mo binili ang sapatos na iyan?
Araw-araw pareho ang biro ng lolo ko.
Parang sisipunin ako.
Nanood kami ng sine kahapon.
Sino ang kumain ng huling piraso ng keyk?
Takot siya sa gagamba.
Naglalaro ang mga bata sa bakuran.
Sana marunong akong tumugtog ng piyano.
Mukhang pagod ka ngayon.
Ilang taon na ang kuya mo?
Isinara niya ang bintana dahil malamig.
Nami-miss ko ang mga kaibigan ko.
Pakipatay ang ilaw.
Sampung taon na silang kasal.
Walang nakakaalam kung saan siya pumunta.
Mas gusto kong manatili sa bahay.
Sabi ni Tom darating siya bukas.
Ang ganda ng paglubog ng araw!
Nahulog sa tubig ang telepono ko.
Punong-puno ng tao ang tren.
Naniniwala ka ba sa multo?
Nag-aaral akong magluto.
Binigyan niya ako ng libro noong kaarawan ko.
Masyado siyang mabilis magsalita.
Naubusan kami ng gatas kaninang umaga.
Madaling magkamali ang tao.
Hindi ko alam kung ano ang sasabihin ko.`,
  ar: `لم أنم جيدا الليلة الماضية.
ماذا ستفعل هذا المساء؟
أختي أطول مني.
المطر ينزل منذ الصباح.
هل تعيرني مظلتك؟
نسيت مفاتيحي في البيت مرة أخرى.
ضحك حتى دمعت عيناه.
لماذا تتأخر دائما؟
الحساء ساخن جدا.
لنذهب في نزهة بعد العشاء.
لم أر في حياتي كلبا بهذا الحجم.
تحب الغناء في السيارة.
لا توقظ الطفل.
من أين اشتريت هذا الحذاء؟
جدي يحكي النكتة نفسها كل يوم.
أظن أنني سأصاب بالزكام.
شاهدنا فيلما معا أمس.
من أكل آخر قطعة من الكعكة؟
هو يخاف من العناكب.
الأطفال يلعبون في الحديقة.
ليتني أعرف العزف على البيانو.
تبدو متعبا اليوم.
كم عمر أخيك؟
أغلقت النافذة لأن الجو بارد.
أشتاق إلى أصدقائي.
أطفئ النور من فضلك.
هما متزوجان منذ عشر سنوات.
لا أحد يعرف إلى أين ذهب.
أفضل أن أبقى في البيت.
يقول توم إنه سيأتي غدا.
ما أجمل غروب الشمس!
سقط هاتفي في الماء.
كان القطار مزدحما بالناس.
هل تؤمن بالأشباح؟
أنا أتعلم الطبخ.
أهدتني كتابا في عيد ميلادي.
يتكلم بسرعة لا أفهمها.
نفد الحليب هذا الصباح.
من السهل أن يخطئ الإنسان.
لا أعرف ماذا أقول.`,
  hi: `कल रात मुझे ठीक से नींद नहीं आई।
आज शाम तुम क्या कर रहे हो?
मेरी बहन मुझसे लंबी है।
सुबह से बारिश हो रही है।
क्या तुम मुझे अपना छाता दोगे?
मैं फिर से चाबी घर पर भूल गया।
वह इतना हँसा कि आँसू निकल आए।
तुम हमेशा देर से क्यों आते हो?
सूप बहुत गरम है।
खाने के बाद टहलने चलते हैं।
मैंने इतना बड़ा कुत्ता कभी नहीं देखा।
उसे गाड़ी में गाना अच्छा लगता है।
बच्चे को मत जगाओ।
तुमने वे जूते कहाँ से खरीदे?
मेरे दादाजी रोज़ वही चुटकुला सुनाते हैं।
लगता है मुझे ज़ुकाम हो रहा है।
कल हमने साथ में फ़िल्म देखी।
केक का आखिरी टुकड़ा किसने खाया?
वह मकड़ियों से डरता है।
बच्चे बगीचे में खेल रहे हैं।
काश मुझे पियानो बजाना आता।
आज तुम थके हुए लग रहे हो।
तुम्हारे भाई की उम्र कितनी है?
ठंड थी, इसलिए उसने खिड़की बंद कर दी।
मुझे अपने दोस्तों की याद आती है।
बत्ती बुझा दो।
उनकी शादी को दस साल हो गए।
कोई नहीं जानता वह कहाँ गया।
मैं घर पर रहना पसंद करूँगा।
टॉम कहता है कि वह कल आएगा।
सूर्यास्त कितना सुंदर है!
मेरा फ़ोन पानी में गिर गया।
रेलगाड़ी लोगों से भरी थी।
क्या तुम भूतों में विश्वास करते हो?
मैं खाना बनाना सीख रहा हूँ।
उसने मेरे जन्मदिन पर मुझे एक किताब दी।
वह बहुत तेज़ बोलता है।
आज सुबह दूध खत्म हो गया।
गलती करना आसान है।
मुझे समझ नहीं आता क्या कहूँ।`,
  ta: `நேற்று இரவு எனக்குச் சரியாகத் தூக்கம் வரவில்லை.
இன்று மாலை நீ என்ன செய்யப் போகிறாய்?
என் தங்கை என்னைவிட உயரமானவள்.
காலையிலிருந்து மழை பெய்துகொண்டே இருக்கிறது.
உன் குடையைக் கொஞ்சம் தருவாயா?
மறுபடியும் சாவியை வீட்டில் மறந்துவிட்டேன்.
அவன் கண்ணீர் வரும் அளவுக்குச் சிரித்தான்.
நீ ஏன் எப்போதும் தாமதமாக வருகிறாய்?
சூப் மிகவும் சூடாக இருக்கிறது.
இரவு உணவுக்குப் பிறகு நடந்து வரலாம்.
இவ்வளவு பெரிய நாயை நான் பார்த்ததே இல்லை.
அவளுக்குக் காரில் பாடுவது பிடிக்கும்.
குழந்தையை எழுப்பாதே.
அந்தக் காலணியை எங்கே வாங்கினாய்?
என் தாத்தா தினமும் அதே நகைச்சுவையைச் சொல்கிறார்.
எனக்குச் சளி பிடிக்கப் போகிறது போலிருக்கிறது.
நேற்று நாங்கள் சேர்ந்து படம் பார்த்தோம்.
கடைசித் துண்டு கேக்கை யார் சாப்பிட்டது?
அவனுக்குச் சிலந்தி என்றால் பயம்.
குழந்தைகள் தோட்டத்தில் விளையாடுகிறார்கள்.
எனக்குப் பியானோ வாசிக்கத் தெரிந்தால் நன்றாக இருக்கும்.
இன்று நீ சோர்வாகத் தெரிகிறாய்.
உன் அண்ணனுக்கு என்ன வயது?
குளிராக இருந்ததால் அவள் சன்னலை மூடினாள்.
என் நண்பர்களை நினைத்து ஏங்குகிறேன்.
விளக்கை அணைத்துவிடு.
அவர்களுக்குத் திருமணமாகிப் பத்து ஆண்டுகள் ஆகின்றன.
அவன் எங்கே போனான் என்று யாருக்கும் தெரியாது.
நான் வீட்டிலேயே இருக்க விரும்புகிறேன்.
டாம் நாளை வருவதாகச் சொல்கிறான்.
சூரியன் மறைவது எவ்வளவு அழகு!
என் கைபேசி தண்ணீரில் விழுந்துவிட்டது.
ரயிலில் கூட்டம் நிரம்பி வழிந்தது.
உனக்குப் பேய் நம்பிக்கை உண்டா?
நான் சமைக்கக் கற்றுக்கொள்கிறேன்.
என் பிறந்தநாளுக்கு அவள் ஒரு புத்தகம் கொடுத்தாள்.
அவன் மிக வேகமாகப் பேசுகிறான்.
இன்று காலை பால் தீர்ந்துவிட்டது.
தவறு செய்வது எளிது.
என்ன சொல்வதென்று எனக்குத் தெரியவில்லை.`,
  bn: `কাল রাতে আমার ভালো ঘুম হয়নি।
আজ সন্ধ্যায় তুমি কী করছ?
আমার বোন আমার চেয়ে লম্বা।
সকাল থেকে বৃষ্টি হচ্ছে।
তোমার ছাতাটা একটু ধার দেবে?
আবার বাসায় চাবি ফেলে এসেছি।
সে হাসতে হাসতে কেঁদে ফেলল।
তুমি সব সময় দেরি করো কেন?
স্যুপটা খুব গরম।
চলো রাতের খাবারের পর হাঁটতে যাই।
এত বড় কুকুর আমি কখনো দেখিনি।
সে গাড়িতে গান গাইতে ভালোবাসে।
বাচ্চাটাকে জাগিও না।
জুতোগুলো কোথা থেকে কিনেছ?
আমার দাদু রোজ একই কৌতুক বলেন।
মনে হচ্ছে আমার সর্দি লাগছে।
গতকাল আমরা একসঙ্গে সিনেমা দেখেছি।
কেকের শেষ টুকরোটা কে খেয়েছে?
সে মাকড়সা দেখে ভয় পায়।
বাচ্চারা বাগানে খেলছে।
আমি যদি পিয়ানো বাজাতে পারতাম।
আজ তোমাকে ক্লান্ত দেখাচ্ছে।
তোমার ভাইয়ের বয়স কত?
ঠান্ডা লাগছিল বলে সে জানালা বন্ধ করল।
বন্ধুদের কথা খুব মনে পড়ে।
আলোটা নিভিয়ে দাও।
তাদের বিয়ের দশ বছর হলো।
সে কোথায় গেছে কেউ জানে না।
আমি বরং বাড়িতেই থাকব।
টম বলেছে সে কাল আসবে।
কী সুন্দর সূর্যাস্ত!
আমার ফোন পানিতে পড়ে গেছে।
ট্রেনে খুব ভিড় ছিল।
তুমি কি ভূতে বিশ্বাস করো?
আমি রান্না শিখছি।
জন্মদিনে সে আমাকে একটা বই দিয়েছে।
সে খুব তাড়াতাড়ি কথা বলে।
আজ সকালে দুধ শেষ হয়ে গেছে।
ভুল করা সহজ।
কী বলব বুঝতে পারছি না।`,
  te: `నిన్న రాత్రి నాకు సరిగ్గా నిద్ర పట్టలేదు.
ఈ సాయంత్రం నువ్వు ఏం చేస్తున్నావు?
మా చెల్లెలు నాకంటే పొడవు.
పొద్దున్నుంచి వాన పడుతోంది.
నీ గొడుగు కాస్త ఇస్తావా?
మళ్ళీ తాళం చెవులు ఇంట్లో మరిచిపోయాను.
అతను కళ్ళలో నీళ్ళు వచ్చేలా నవ్వాడు.
నువ్వు ఎప్పుడూ ఎందుకు ఆలస్యంగా వస్తావు?
సూప్ చాలా వేడిగా ఉంది.
భోజనం తర్వాత అలా నడిచి వద్దాం.
ఇంత పెద్ద కుక్కను నేనెప్పుడూ చూడలేదు.
ఆమెకు కారులో పాడటం ఇష్టం.
పాపను లేపకండి.
ఆ చెప్పులు ఎక్కడ కొన్నావు?
మా తాతయ్య రోజూ అదే జోకు చెబుతారు.
నాకు జలుబు చేసేలా ఉంది.
నిన్న మేము కలిసి సినిమా చూశాం.
చివరి కేకు ముక్క ఎవరు తిన్నారు?
అతనికి సాలీళ్ళంటే భయం.
పిల్లలు తోటలో ఆడుకుంటున్నారు.
నాకు పియానో వాయించడం వస్తే బాగుండు.
ఈరోజు నువ్వు అలసిపోయినట్టున్నావు.
మీ అన్నయ్య వయసెంత?
చలిగా ఉందని ఆమె కిటికీ మూసింది.
నా స్నేహితులు గుర్తొస్తున్నారు.
దయచేసి దీపం ఆర్పండి.
వాళ్ళకు పెళ్ళయి పదేళ్ళయింది.
అతను ఎక్కడికి వెళ్ళాడో ఎవరికీ తెలియదు.
నాకు ఇంట్లో ఉండటమే ఇష్టం.
టామ్ రేపు వస్తానని చెప్పాడు.
సూర్యాస్తమయం ఎంత అందంగా ఉందో!
నా ఫోన్ నీళ్ళలో పడింది.
రైలు నిండా జనం ఉన్నారు.
నువ్వు దయ్యాలను నమ్ముతావా?
నేను వంట నేర్చుకుంటున్నాను.
నా పుట్టినరోజుకు ఆమె ఒక పుస్తకం ఇచ్చింది.
అతను చాలా వేగంగా మాట్లాడతాడు.
ఈ ఉదయం పాలు అయిపోయాయి.
తప్పు చేయడం తేలిక.
ఏం చెప్పాలో నాకు తెలియడం లేదు.`,
};

/** The everyday sentences of a supported language; none for another. */
export const everydaySentences = (language: string): string[] => lists[language]?.split('\n') ?? [];
