/** Words that distinguish similar languages: training data of the language model, written for it, one list per label. */
export const lexicons: Record<string, string> = {
  en: `Monday Tuesday Wednesday Thursday Friday Saturday Sunday weekday weekend January February March April May June July August September October November December price prices cost costs fee fees charge charges order orders minimum maximum delivery shipping ship shipped refund refunds return returns policy policies opening closing hours open opened close closed shop shops store stores branch address location parking payment payments pay card cards cash booking book reservation reserve cancel cancelled change exchange invoice receipt discount discounts coupon voucher gift gifts wrap size sizes small medium large colour color stock available warranty guarantee contact phone email number support help customer service account password login menu vegan vegetarian spicy allergy allergies table tables seat seats yes no please thanks thank sorry sure okay what when where which who why how much many long does do did is are can could would should will the and with without for from about your you my me there here any free today tomorrow yesterday morning afternoon evening night status tracking track parcel package`,
  id: `bisa karena mobil uang kantor polisi rumah sakit kamu kalian anda mau ingin butuh bagaimana kenapa mengapa silakan silahkan tidak nggak gak enggak saja banget sekali sudah udah belum pernah lagi nanti kemarin besok sekarang tadi malam sore siang pagi Senin Rabu Kamis Jumat Sabtu Minggu Januari Februari Maret Juni Juli Agustus Desember pesanan pengiriman ongkos kirim gratis diskon harga barang toko belanja pembayaran pembeli penjual akun kata sandi masuk keluar daftar unduh unggah ponsel telepon nomor alamat surel kota kabupaten provinsi kecamatan kelurahan desa negara bahasa Indonesia orang cewek cowok ibu bapak kakak adik teman pacar suami istri anak kue handuk celana sepatu kaus jas baju sepeda motor kereta api pesawat bandara stasiun halte karcis tiket dokter apotek obat perawat pasien rumah kamar lantai jendela pintu meja kursi sekolah universitas kuliah mahasiswa murid guru libur ujian nilai pelajaran kerja karyawan perusahaan bos gaji pabrik petani koran majalah televisi listrik bensin solar air es batu bakso mi ayam sapi babi ikan udang telur nasi roti mentega keju susu gula garam cabai wortel kentang semangka pepaya apel jeruk nanas bahwa adalah merupakan yaitu yakni tentang terhadap hingga sampai ketika saat sebab sehingga namun tetapi tapi melainkan sedangkan meskipun walaupun jika kalau apabila agar supaya oleh dengan tanpa antara selama sejak menurut berdasarkan seperti misalnya bahkan bukan jangan harus wajib boleh dapat mampu sanggup akan sedang telah beberapa banyak sedikit semua setiap seluruh sebagian para sang si kami kita mereka dia ia beliau itu ini tersebut dimana kapan siapa apa berapa kemana darimana beritahu memberitahu bicara berbicara ngomong bilang kata omong mengobrol coba mencoba pakai memakai gunakan menggunakan kasih memberi membeli menjual menunggu mencari menemukan melihat mendengar membuat melakukan berhasil gagal rusak cepat lambat mudah gampang sulit susah senang sedih marah takut khawatir cemas bingung lelah capek lapar haus kenyang ngantuk terima kasih selamat datang permisi maaf tolong bantuan layanan pelanggan keluhan pertanyaan jawaban kebijakan privasi ketentuan Rusia Inggris Jerman Prancis Jepang Tiongkok Belanda Amerika Serikat Selandia Baru Mesir Yunani objek efektif aktivitas kualitas universitas komunitas informasi situasi organisasi produksi politik ekonomi fisika kimia matematika musik praktik risiko sistem analisis apotek gejala demam batuk sesak napas virus menular gugus tugas karantina`,
  ms: `boleh kerana kereta wang duit pejabat polis hospital awak engkau kamu semua hendak nak mahu perlukan bagaimana kenapa mengapa sila tidak tak takde sahaja saja sangat sekali sudah dah belum pernah lagi nanti semalam esok sekarang tadi malam petang tengah hari pagi Isnin Selasa Rabu Khamis Jumaat Sabtu Ahad Januari Februari Mac Jun Julai Ogos Disember pesanan penghantaran kos penghantaran percuma diskaun harga barang kedai beli-belah pembayaran pembeli penjual akaun kata laluan log masuk log keluar daftar muat turun muat naik telefon bimbit nombor alamat e-mel bandar daerah negeri kampung negara bahasa Melayu Malaysia orang perempuan lelaki emak ayah abang kakak adik kawan rakan teman lelaki suami isteri anak kek tuala seluar kasut baju basikal motosikal kereta api kapal terbang lapangan terbang stesen perhentian tiket doktor farmasi ubat jururawat pesakit rumah bilik tingkat tingkap pintu meja kerusi sekolah universiti kuliah pelajar murid guru cikgu cuti peperiksaan markah pelajaran kerja pekerja syarikat majikan gaji kilang petani surat khabar majalah televisyen elektrik petrol minyak air ais bebola mi ayam lembu khinzir ikan udang telur nasi roti mentega keju susu gula garam cili lobak merah kentang tembikai betik epal oren nanas bahawa ialah adalah iaitu yakni tentang terhadap sehingga hingga apabila ketika semasa sebab supaya namun tetapi tapi manakala sedangkan walaupun meskipun jika kalau sekiranya agar oleh dengan tanpa antara selama sejak menurut berdasarkan seperti contohnya malah bukan jangan mesti wajib harus dapat mampu sanggup akan sedang telah beberapa banyak sedikit semua setiap seluruh sebahagian para sang si kami kita mereka dia ia beliau itu ini tersebut di mana bila siapa apa berapa ke mana dari mana beritahu memberitahu cakap bercakap berbual kata sembang cuba mencuba pakai memakai guna menggunakan beri bagi memberi membeli menjual menunggu tunggu mencari cari menjumpai jumpa nampak melihat tengok mendengar dengar membuat buat melakukan berjaya gagal rosak cepat laju lambat perlahan mudah senang sukar susah gembira sedih marah takut risau bimbang keliru letih penat lapar dahaga kenyang mengantuk terima kasih selamat datang tumpang tanya maaf tolong bantuan khidmat pelanggan aduan soalan jawapan dasar privasi terma Rusia England Jerman Perancis Jepun China Belanda Amerika Syarikat New Zealand Mesir Greece objek berkesan aktiviti kualiti universiti komuniti maklumat situasi organisasi pengeluaran politik ekonomi fizik kimia matematik muzik amalan risiko sistem analisis gejala demam batuk sesak nafas virus berjangkit pasukan kuarantin kuarters projek entri medan rekod kontrak anggaran invois sumber pilih klik tetapkan pentadbir pengguna paparan senarai jadual borang perihalan dikehendaki berkenaan mempunyai kebanyakan terdapat daripada kepada pada dalam bagi pihak manusia undang-undang kerajaan menteri kementerian perdana`,
  jv: `aku kowe sampeyan panjenengan dheweke awake dhewe kita ora ana iku kuwi iki kae sing karo lan saka menyang kanggo marang ing wis uwis durung isih lagi arep bakal bisa kudu oleh entuk gelem emoh apa sapa ngendi endi kapan piye kepriye pira geneya kena yen nek menawa amarga nanging utawa banget rada mung dadi dudu aja ojo mangan ngombe turu tangi lunga teka mulih tuku adol nulis maca sinau nyambut gawe dolan omah griya wong lanang wadon bocah anak bapak ibu simbah kanca tangga esuk awan sore wengi dina minggu sasi taun wingi sesuk saiki mau gedhe cilik dhuwur endhek apik elek ayu anyar lawas akeh sithik kabeh siji loro telu papat lima enem pitu wolu sanga sepuluh banyu geni angin lemah watu wit godhong kembang sega jangan iwak pitik sapi wedhus jaran asu kucing sirah mata irung cangkem kuping tangan sikil weruh krungu ngerti kelingan lali seneng susah nesu wedi isin kesel ngelak luwe lara waras matur nuwun nyuwun sewu sugeng enjing rawuh monggo mangga inggih boten mboten kula dalem saged badhe sampun wonten kaliyan punika menika nggih jenengku jenenge omahku omahe bukune klambi sepur montor dalan kutha desa negara basa Jawa`,
  fil: `ang ng sa mga na ay at o si ni kay sina nina kina ko mo niya namin natin ninyo nila ako ikaw ka siya kami tayo kayo sila akin iyo kanya atin amin inyo kanila ito iyan iyon nito niyan niyon dito diyan doon hindi huwag wala walang may mayroon meron kung kapag kasi dahil sapagkat ngunit pero subalit upang para habang hanggang bago pagkatapos lamang lang din rin daw raw pala naman nga ba po opo oo yata sana muna pa na agad palagi lagi minsan bakit paano saan kailan sino ano alin ilan gaano magkano kanino ngayon kahapon bukas mamaya kanina umaga tanghali hapon gabi araw linggo buwan taon Lunes Martes Miyerkules Huwebes Biyernes Sabado Linggo Enero Pebrero Hunyo Hulyo Agosto Disyembre bata lalaki babae tao nanay tatay kuya ate lolo lola kaibigan asawa anak bahay pinto bintana mesa silya kotse sapatos damit pera trabaho paaralan guro estudyante libro kain kumain uminom matulog natulog gumising pumunta umalis dumating bumili nagbili nagtrabaho nag-aral sumulat bumasa nakita narinig gusto ayaw kailangan dapat puwede pwede maaari alam mahal maganda pangit malaki maliit mataas mababa mabilis mabagal mainit malamig masaya malungkot galit takot pagod gutom uhaw isa dalawa tatlo apat lima anim pito walo siyam sampu salamat magandang pasensya paumanhin tulong tanong sagot binayaran bayad order padala presyo ibalik serbisyo numero telepono`,
  ceb: `ang nga sa mga ug kay og ni si kang nila ko nimo mo niya namo nato ninyo ako ikaw ka siya kami kita kamo sila akong imong iyang among atong inyong ilang ako kini kana kadto niini niana niadto dinhi diha didto ania anaa naa dili ayaw wala walay aduna adunay kon kung tungod apan pero aron alang para samtang hangtod una human pagkahuman lang ra usab pud sad daw diay man gyud gayod ba oo unta pa na dayon kanunay usahay ngano nganong unsa unsay kinsa asa kanus-a giunsa pila tagpila hain karon gahapon ugma unya ganina buntag udto hapon gabii adlaw semana bulan tuig Lunes Martes Miyerkoles Huwebes Biyernes Sabado Domingo bata lalaki babaye tawo nanay tatay inahan amahan manghod magulang higala bana asawa anak balay pultahan bintana lamesa lingkoranan sakyanan sapatos sinina kwarta trabaho eskwelahan magtutudlo estudyante libro kaon mikaon nikaon inom tulog natulog mata adto miadto niadto mibiya niabot miabot palit mipalit nagtrabaho nagtuon sulat basa nakita nadungog gusto ganahan dili gusto kinahanglan mahimo puwede kabalo nahibalo higugma nindot gwapa maot dako gamay taas mubo paspas hinay init bugnaw lipay nagsubo nasuko nahadlok gikapoy gigutom giuhaw usa duha tulo upat lima unom pito walo siyam napulo katloan kaluhaan salamat maayong pasaylo tabang pangutana tubag bayad sulti ingon miingon niingon gisulti gibuhat gihatag gikuha tinuod bakak dugay sayo tan-aw tinguha lami kaayo kay dayag giunsa`,
  'hi-Latn': `hai hain ho hoon hu tha thi the kya kyun kyon kaise kaun kab kahan kitna kitne kitni mera mere meri mujhe muje main mai hum hame tum tumhara aap aapka aapke apna apne apni uska uske uski iska iske yeh ye woh wo vo ka ki ke ko se mein me par pe ne tak liye saath bina aur ya lekin magar agar toh to bhi hi nahi nahin nhi mat na haan ji kar karo kare karna karne karte karta karti kiya kijiye karein karunga raha rahe rahi gaya gaye gayi jana jao jaye jaane aana aao aaye dena do de dijiye diya lena lo le liya milega mila mile chahiye chahte sakta sakte sakti hoga hogi honge hua hui hue batao bataye batana dikhao dikhaye sunao suno lagao bajao chalu shuru khatam abhi aaj kal parso subah dopahar shaam raat baje din hafte mahina saal ghar dukan paisa paise rupaye kitab pani khana accha achha bura bada chota naya purana jaldi der sab kuch koi kisi bahut thoda zyada kam phir fir jab tab jaise waise yaad dilao dost bhai behen maa papa log wala wale wali kab aayega wapas kaise karu kitne din lagenge`,
  mr: `आहे आहेत होता होती होते नाही नाहीत मी तू तो ती ते आम्ही तुम्ही त्यांनी मला तुला त्याला तिला आम्हाला तुम्हाला माझा माझी माझे तुझा तुझी तुझे त्याचा त्याची तिचा आमचा तुमचा चा ची चे च्या ला ने मध्ये वर खाली पासून पर्यंत साठी आणि किंवा पण परंतु म्हणून की जर तर काय कोण कधी कुठे का कसा कशी कसे किती कोणता केला केली केले करतो करते करतात करणे जातो गेला आला येतो दिला घेतला पाहिजे हवे शकतो शकते नको आता काल आज उद्या घर पाणी माणूस मुलगा मुलगी लोक खूप फार थोडे सर्व दुसरा एक दोन तीन चार पाच`,
  ne: `छ छन् छु छौ छैन छैनन् थियो थिए थिइन् हो होइन हुन् हुन्छ भयो भएको भने म तिमी तपाईं ऊ उनी उनीहरू हामी मलाई तिमीलाई उसलाई हामीलाई मेरो तिम्रो तपाईंको उसको हाम्रो उनको को का की ले लाई मा बाट सम्म लागि र वा तर किनभने कि यदि के को कहिले कहाँ किन कसरी कति कुन गर्छ गर्नु गर्न गरे गरेको गर्दै जान्छ गयो आयो आउँछ दियो लियो चाहिन्छ सक्छ सक्नुहुन्छ अहिले हिजो आज भोलि घर पानी मान्छे केटा केटी मानिस धेरै अलि सबै अर्को एक दुई तीन चार पाँच पनि मात्र छोरा छोरी राम्रो ठूलो सानो नेपाल`,
  ar: `هل ما ماذا من متى أين كيف كم لماذا أي هذا هذه ذلك تلك هؤلاء الذي التي الذين في على إلى عن مع بين تحت فوق قبل بعد عند عندكم عندي لدى لديكم لدينا لي لك لكم لنا له لها هو هي هم نحن أنا أنت أنتم كان كانت يكون تكون ليس ليست لا لم لن قد لقد سوف سأ أن إن كان لكن أو ثم حتى إذا لو لأن كل بعض جميع غير فقط أيضا جدا هنا هناك الآن اليوم غدا أمس صباحا مساء ساعة يوم أسبوع شهر سنة السبت الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة شكرا مرحبا أهلا من فضلك لو سمحت نعم أجل السعر سعر بكم تكلفة رسوم خصم عرض مجاني الدفع أدفع بطاقة نقدا تحويل تقسيط فاتورة استرداد إرجاع استبدال إلغاء الطلب طلبي طلبية التوصيل الشحن يصل وصل توصلون العنوان عنوانكم رقم الهاتف البريد الإلكتروني الموقع الفرع الفروع المتجر المحل مفتوح مغلق تفتحون تغلقون الدوام المقاس اللون متوفر متوفرة الضمان تالف مكسور الغرفة الحجز حجز الفندق الفطور المطعم المستشفى الطبيب الموعد الدواء التأمين المدرسة التسجيل الحساب كلمة المرور نسيت أريد أرغب أحتاج أستطيع يمكن يمكنني ممكن عايز ابغى أبغى بدي شو ايش وش ليش وين فين امتى ازاي عندكو ليه بس كده اللي مش مو ما في يجب كثيرا قليلا جيد جيدة سيئ كبير صغير جديد قديم`,
  fa: `است هست نیست هستند نیستند بود بودند باشد باشند شد شده می‌شود میشود می شود خواهد شد کرد کردم کردند کنم کنید کنند می‌کنم می‌کنید میکنید دارم دارید داریم دارند ندارید ندارم داشت چیست کیست کجا کجاست کجایید چه چی چرا چگونه چطور چند چقدر کدام آیا من تو او ما شما آنها ایشان این آن همین همان را از به با بی در بر برای تا که و یا اما ولی اگر پس چون زیرا هم نیز فقط خیلی بسیار کمی همه هیچ هر دیگر باز هنوز الان اکنون امروز فردا دیروز امشب صبح ظهر عصر شب ساعت روز هفته ماه سال دقیقه بله خیر نه آره سلام درود ممنون متشکرم سپاس سپاسگزارم لطفا لطفاً خواهش می‌کنم خداحافظ خوش آمدید قیمت قیمتش هزینه ارسال تحویل سفارش سفارشم پرداخت تخفیف رایگان فروشگاه مغازه فروش خرید خریدن بخرم پول تومان ریال کارت حساب کاربری رمز عبور گذرواژه ورود ثبت نام لغو مرجوع بازگشت پس دادن تعویض گارانتی ضمانت موجود ناموجود موجودی رنگ اندازه سایز آدرس نشانی تلفن شماره تماس ایمیل پست الکترونیکی پاسخ پرسش سوال راهنمایی کمک پشتیبانی مدیر کارمند باز بسته تعطیل شنبه یکشنبه دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند اتاق هتل پرواز بلیط بلیت قطار اتوبوس فرودگاه صبحانه ناهار شام غذا آب چای قهوه بیمارستان پزشک دکتر دارو نوبت بیمه مدرسه دانشگاه کلاس آموزش اینترنت گوشی موبایل بسته سیم‌کارت بزرگ کوچک خوب بد جدید قدیمی نو زیبا یک دو سه چهار پنج شش هفت هشت نه ده بیست سی چهل پنجاه صد هزار میلیون می‌خواهم میخوام می‌خوام می‌توانم میتونم می‌تونم می‌توانید بدهید بدید بگویید بگید بفرمایید رسید رسیده نرسیده نرسید فرستاد بفرستید گرفت بگیرم کار خانه شهر کشور ایران تهران مشهد اصفهان شیراز تبریز`,
  ur: `ہے ہیں ہوں ہو تھا تھی تھے ہوا ہوئی ہوئے ہوگا ہوگی ہوں گے ہونا ہوتا ہوتی ہوتے گا گی گے کا کی کے کو سے میں پر تک نے اور یا لیکن مگر کہ جو جب تو بھی ہی نہیں نہ مت کیا کون کب کہاں کدھر کیوں کیسے کیسا کیسی کتنا کتنی کتنے کونسا کونسی کس کسی کوئی کچھ میرا میری میرے تیرا ہمارا ہماری ہمارے آپ آپکا آپ کا تمہارا اس اُس ان اسے انہیں مجھے ہمیں تمہیں یہ وہ یہاں وہاں اب ابھی آج کل پرسوں صبح دوپہر شام رات دن ہفتہ ہفتے مہینہ مہینے سال گھنٹہ گھنٹے منٹ بجے جی ہاں شکریہ مہربانی براہ کرم خدا حافظ اللہ حافظ السلام علیکم قیمت قیمتیں دام پیسے روپے فیس خرچ سستا مہنگا مفت رعایت چھوٹ ادائیگی نقد کارڈ قسط قسطوں آرڈر منگوانا منگوایا خریدنا خریدا بیچنا ڈیلیوری ترسیل پارسل پہنچا پہنچے پہنچتا واپس واپسی تبدیل بدلنا منسوخ وارنٹی مرمت خراب ٹوٹا پھٹا نقلی اصلی دستیاب موجود رنگ سائز چھوٹا بڑا کپڑا کپڑے جوتے دکان پتہ فون نمبر ای میل رابطہ مدد سوال جواب معلومات نمائندہ عملہ منیجر کھلا کھلتا کھلتی بند چھٹی پیر منگل بدھ جمعرات جمعہ اتوار جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر کمرہ کمرے ہوٹل ٹکٹ گاڑی بس ریل جہاز ہوائی اڈہ ناشتہ کھانا پانی چائے ہسپتال ڈاکٹر دوا دوائی ملاقات بیمہ اسکول کالج یونیورسٹی داخلہ امتحان انٹرنیٹ موبائل سم بیلنس پیکج اکاؤنٹ پاس ورڈ لاگ ان رجسٹر درخواست فارم دستاویز شناختی اچھا برا نیا پرانا ایک دو تین چار پانچ چھ سات آٹھ نو دس بیس تیس پچاس سو ہزار لاکھ کروڑ چاہیے چاہئے چاہتا چاہتی سکتا سکتی سکتے کرنا کرنی کرنے کرتا کرتی کرتے کریں کرو کیجیے دیں دیجیے دینا لینا لیں ملتا ملتی ملے گا مل جائے بتائیں بتا دیں آنا آیا آئے جانا گیا گئی گئے جائے رہا رہی رہے`,
  hi: `है हैं था थी थे हूँ नहीं मैं तुम आप वह वे हम मुझे तुम्हें उसे उन्हें हमें मेरा तुम्हारा आपका उसका हमारा का के की को ने में पर से तक लिए और या लेकिन क्योंकि अगर क्या कौन कब कहाँ क्यों कैसे कितना करता करते करना किया जाता गया आया दिया लिया चाहिए सकता सकते सकती अभी कल आज परसों घर पानी आदमी लड़का लड़की लोग बहुत थोड़ा सब दूसरा एक दो तीन चार पाँच भी ही मत रहा रहे रही गई हुआ हुई`,
  ja: `株式会社 有限会社 東京都 大阪府 京都府 北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 神奈川県 新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 兵庫県 奈良県 和歌山県 鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県 佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 斎藤 清水 山崎 森 池田 橋本 阿部 石川 山下 中島 石井 小川 前田 岡田 長谷川 藤田 後藤 近藤 村上 遠藤 青木 坂本 斉藤 福田 太田 西村 藤井 金子 岡本 藤原 中野 三浦 原田 中川 松田 竹内 小野 田村 中山 和田 石田 森田 上田 原 内田 柴田 酒井 宮崎 横山 高木 安藤 宮本 大野 小島 谷口 工藤 今井 高田 増田 丸山 杉山 村田 大塚 新井 小山 平野 藤本 河野 上野 野口 武田 松井 千葉 岩崎 菅原 木下 佐野 野村 松尾 市川 菊地 杉本 古川 島田 水野 桜井 太郎 一郎 次郎 三郎 之助 左衛門 右衛門 兵衛 正雄 義彦 和夫 英樹 直樹 恵子 裕子 真由美 駅 駅前 線路 鉄道 電車 新幹線 空港 高速道路 国道 幕府 将軍 藩主 大名 武士 侍 戦国時代 江戸時代 室町時代 鎌倉時代 平安時代 明治時代 大正 昭和 平成 令和 天皇 皇后 旧制 昇格 合戦 城跡 神社 寺院 仏教 浄土真宗 曹洞宗 桜 沢 浜 辺 峠 畑 込 辻 枠 働 匂 栃 榊 凪 喫茶店 居酒屋 弁当 寿司 丼 定食 味噌 醤油 返品 送料 営業時間 定休日 注文 配送 料金 無料 予約 変更 会員登録 支払方法 領収書 問合 電話番号 住所 郵便番号 商品 在庫 価格 割引 税込 税抜 円 売上 両替 会議室 勤務 給料 社員 部長 課長 学校 小学校 中学校 高等学校 大学院 卒業 入学 試験 教師 図書館 体育館 気象庁 文部科学省 厚生労働省 経済産業省 国会 衆議院 参議院 内閣総理大臣 選挙 政党 総選挙 県庁 市役所 町村 区 丁目 番地 号 製造 製作所 工業 鉱業 産業 農業 漁業 農家 労働者 労組 戦争 軍艦 戦車 戦艦 砲撃 爆撃 空襲 発売 発表 発電所 放送局 番組 映画 監督 俳優 女優 声優 漫画家 小説 作家 楽曲 楽器 演奏 歌手 作曲家 編曲 写真 撮影 絵画 画家 芸術 芸能 芸者 舞妓 相撲 柔道 剣道 弓道 空手 野球 投手 捕手 選手権 優勝 決勝 対戦 試合 広場 公園 動物園 水族館 博物館 美術館 図 対 団 圧 囲 栄 営 駆 鉄 発 髪 抜 仏 払 広 拡 鉱 帰 気 徳 応 検 験 険 剣 収 従 縦 渋 獣 粛 処 条 状 乗 浄 剰 畳 縄 壌 嬢 譲 醸 触 嘱 寝 慎 真 穂 髄 枢 数 瀬 静 斉 斎 摂 専 践 浅 銭 潜 繊 曽 壮 捜 挿 巣 装 総 蔵 臓 属 続 堕 帯 滞 滝 択 担 単 弾 遅 昼 鋳 庁 聴 鎮 塚 転 伝 党 盗 闘 稲 独 読 届 悩 脳 覇 廃 拝 麦 蛮 姫 瓶 変 弁 舗 宝 豊 褒 没 翻 黙 訳 薬 与 予 余 誉 揺 様 謡 来 頼 覧 竜 両 猟 緑 涙 塁 励 礼 隷 霊 齢 歴 恋 練 錬 炉 労 楼 録 湾 亜 悪 壱 隠 衛 塩 縁 艶 欧 殴 奥 横 温 穏 仮 価 壊 懐 絵 殻 覚 楽 勧 巻 寛 歓 観 関 陥 巌 顔 亀 偽 戯 犠 拠 挙 峡 挟 狭 郷 暁 勲 薫 径 恵 掲 渓 経 継 茎 蛍 軽 鶏 芸 撃 倹 圏 権 献 県 顕 厳 効 恒 砕 済 剤 雑 桟 惨 賛 残 糸 歯 児 辞 湿 実 釈 緒 叙 奨 焼 称 証 粋 酔 争 痩 窓 聡 荘 騒 増 徴 懲 勅 逓 点 灯 当 売 繁 秘 浜 賓 頻 敏 併 塀 並 歩 縫`,
  'zh-Hans': `有限公司 股份公司 北京市 上海市 天津市 重庆市 河北省 山西省 辽宁省 吉林省 黑龙江省 江苏省 浙江省 安徽省 福建省 江西省 山东省 河南省 湖北省 湖南省 广东省 海南省 四川省 贵州省 云南省 陕西省 甘肃省 青海省 台湾省 内蒙古 广西 西藏 宁夏 新疆 香港 澳门 自治区 自治州 县 乡 镇 街道 张 刘 陈 杨 赵 黄 周 吴 徐 孙 马 朱 胡 郭 何 罗 郑 梁 谢 宋 唐 许 韩 冯 邓 曹 彭 曾 肖 田 董 袁 潘 蒋 蔡 余 杜 叶 程 苏 魏 吕 丁 任 沈 姚 卢 姜 崔 钟 谭 陆 汪 范 金 石 廖 贾 夏 韦 付 方 白 邹 孟 熊 秦 邱 江 尹 薛 阎 段 雷 侯 龙 史 陶 黎 贺 顾 毛 郝 龚 邵 万 钱 严 退货 退款 运费 营业时间 订单 配送 快递 价格 免费 预约 修改 会员 注册 登录 账号 密码 支付方式 发票 客服 电话 地址 邮编 商品 库存 折扣 优惠券 这 那 们 个 说 时候 没有 为什么 什么 怎么 怎样 哪里 多少 谁 吗 呢 吧 了 的 在 是 我 你 他 她 它 我们 你们 他们 已经 还 也 都 很 太 就 才 再 又 会 能 可以 应该 需要 想 要 给 让 把 被 从 到 对 跟 和 与 或 但 因为 所以 如果 虽然 电影 电视剧 电视台 导演 演员 歌手 专辑 单曲 火车站 地铁 机场 高速公路 铁路 大学 中学 小学 学院 医院 图书馆 博物馆 公园 体育馆 足球 篮球 联赛 冠军 运动员 皇帝 朝代 清朝 明朝 宋朝 唐朝 汉朝 元朝 将军 战争 战役 解放军 共产党 国民党 主席 总理 总统 选举 宪法 法律 经济 贸易 银行 货币 工业 农业 科学 技术 计算机 软件 网络 手机 动物 植物 鱼 鸟 虫 种 属 科 目 纲 门 岛 山 河 湖 海 洋 东 西 南 北 国 区 市 长 发 车 书 语 话 读 写 听 见 观 视 现 实 验 经 济 华 万 亿 风 云 电 气 问题 关系 开 关 门 间 闻 阳 阴 队 际 随 难 双 变 叶 号 听 员 园 团 圆 圣 场 坏 块 坚 坛 处 备 复 够 头 夹 夺 奋 奖 妇 妈 学 宁 宝 审 宫 宽 宾 对 寻 导 寿 尔 尘 尝 层 属 岁 岂 岗 币 师 帐 带 帮 广 庆 库 应 庙 废 异 弃 弹 强 归 录 彻 径 忆 忧 怀 态 总 恋 恶 惊 惧 惯 愿 戏 战 户 扑 执 扩 扫 扬 扰 抚 抢 护 报 担 拥 择 挂 挤 挥 损 换 据 摄 敌 数 断 无 旧 时 昼 显 晓 暂 术 机 杀 杂 权 条 来 极 构 枪 树 样 档 桥 梦 检 楼 欢 欧 歼 残 毁 气 汇 汉 汤 沟 没 泪 泽 洁 浅 测 济 浓 涛 润 涨 渐 渔 温 湾 湿 满 滚 灭 灯 灵 灾 炉 点 炼 烂 烟 烦 烧 热 爱 爷 牵 状 犹 独 狭 狱 猎 猪 献 环 现 玛 电 画 畅 疗 疯 盐 监 盖 盘 码 础 确 碍 礼 祸 离 种 积 称 税 稳 穷 窃 竞 笔 简 粮 紧 红 约 级 纪 纯 纲 纳 纸 线 练 组 细 织 终 结 给 绝 统 继 绩 续 维 综 绿 编 缘 缩 网 罗 罚 职 联 聪 肃 肠 胜 脏 脑 脚 脱 舰 艺 节 药 获 营 虑 虽 补 装 规 视 览 觉 触 订 认 讨 训 议 记 讲 许 论 设 访 证 评 识 诉 词 译 试 诗 诚 该 详 误 请 诸 课 谁 调 谈 谋 谢 谷 贝 负 财 责 败 货 质 贫 购 贵 费 贸 资 赏 赛 赞 赶 赵 趋 跃 践 踪 车 转 轮 软 轻 载 较 辆 辉 输 边 达 过 运 还 进 远 连 迟 适 选 递 逻 遗 邻 郑 释 针 钟 钢 钱 铁 银 销 锁 错 键 镇 镜 闪 闭 闲 阅 阔 阶 际 陆 陈 险 隐 雾 静 页 顶 项 顺 须 顾 预 领 频 颗 题 颜 额 飞 饭 饮 饰 馆 驱 验 骂 骑 鱼 鲜 鸟 鸡 鸣 麦 黄 齐 齿 龄`,
  'zh-Hant': `有限公司 股份公司 臺北市 台北市 新北市 桃園市 臺中市 台中市 臺南市 高雄市 基隆市 新竹市 嘉義市 新竹縣 苗栗縣 彰化縣 南投縣 雲林縣 嘉義縣 屏東縣 宜蘭縣 花蓮縣 臺東縣 澎湖縣 金門縣 香港 澳門 九龍 新界 縣 鄉 鎮 區 里 張 劉 陳 楊 趙 黃 周 吳 徐 孫 馬 朱 胡 郭 何 羅 鄭 梁 謝 宋 唐 許 韓 馮 鄧 曹 彭 曾 蕭 田 董 袁 潘 蔣 蔡 余 杜 葉 程 蘇 魏 呂 丁 任 沈 姚 盧 姜 崔 鍾 譚 陸 汪 范 金 石 廖 賈 夏 韋 方 白 鄒 孟 熊 秦 邱 江 尹 薛 閻 段 雷 侯 龍 史 陶 黎 賀 顧 毛 郝 龔 邵 萬 錢 嚴 退貨 退款 運費 營業時間 訂單 配送 快遞 價格 免費 預約 修改 會員 註冊 登入 帳號 密碼 付款方式 發票 客服 電話 地址 郵遞區號 商品 庫存 折扣 優惠券 這 那 們 個 說 時候 沒有 為什麼 什麼 怎麼 怎樣 哪裡 多少 誰 嗎 呢 吧 了 的 在 是 我 你 他 她 它 我們 你們 他們 已經 還 也 都 很 太 就 才 再 又 會 能 可以 應該 需要 想 要 給 讓 把 被 從 到 對 跟 和 與 或 但 因為 所以 如果 雖然 電影 電視劇 電視臺 導演 演員 歌手 專輯 單曲 火車站 捷運 機場 高速公路 鐵路 大學 中學 小學 學院 醫院 圖書館 博物館 公園 體育館 足球 籃球 聯賽 冠軍 運動員 皇帝 朝代 清朝 明朝 宋朝 唐朝 漢朝 元朝 將軍 戰爭 戰役 解放軍 共產黨 國民黨 主席 總理 總統 選舉 憲法 法律 經濟 貿易 銀行 貨幣 工業 農業 科學 技術 電腦 軟體 網路 手機 動物 植物 魚 鳥 蟲 種 屬 科 目 綱 門 島 山 河 湖 海 洋 東 西 南 北 國 區 市 長 發 車 書 語 話 讀 寫 聽 見 觀 視 現 實 驗 華 億 風 雲 氣 問題 關係 開 關 間 聞 陽 陰 隊 際 隨 難 雙 變 號 員 園 團 圓 聖 場 壞 塊 堅 壇 處 備 復 夠 頭 夾 奪 奮 獎 婦 媽 寧 寶 審 宮 寬 賓 對 尋 導 壽 爾 塵 嘗 層 歲 豈 崗 幣 師 帶 幫 廣 慶 庫 應 廟 廢 異 棄 彈 強 歸 錄 徹 徑 憶 憂 懷 態 總 戀 惡 驚 懼 慣 願 戲 戶 撲 執 擴 掃 揚 擾 撫 搶 護 報 擔 擁 擇 掛 擠 揮 損 換 據 攝 敵 數 斷 無 舊 晝 顯 曉 暫 術 機 殺 雜 權 條 來 極 構 槍 樹 樣 檔 橋 夢 檢 樓 歡 歐 殲 殘 毀 匯 湯 溝 淚 澤 潔 淺 測 濃 濤 潤 漲 漸 漁 溫 灣 濕 滿 滾 滅 燈 靈 災 爐 點 煉 爛 煙 煩 燒 熱 愛 爺 牽 狀 猶 獨 狹 獄 獵 豬 獻 環 瑪 畫 暢 療 瘋 鹽 監 蓋 盤 碼 礎 確 礙 禮 禍 離 積 稱 稅 穩 窮 竊 競 筆 簡 糧 緊 紅 約 級 紀 純 納 紙 線 練 組 細 織 終 結 絕 統 繼 績 續 維 綜 綠 編 緣 縮 網 罰 職 聯 聰 肅 腸 勝 臟 腦 腳 脫 艦 藝 節 藥 獲 營 慮 補 裝 規 覽 覺 觸 認 討 訓 議 記 講 論 設 訪 證 評 識 訴 詞 譯 試 詩 誠 該 詳 誤 請 諸 課 調 談 謀 貝 負 財 責 敗 貨 質 貧 購 貴 費 資 賞 賽 贊 趕 趨 躍 踐 蹤 轉 輪 軟 輕 載 較 輛 輝 輸 邊 達 過 運 進 遠 連 遲 適 選 遞 邏 遺 鄰 釋 針 鐘 鋼 鐵 銀 銷 鎖 錯 鍵 鏡 閃 閉 閒 閱 闊 階 險 隱 霧 靜 頁 頂 項 順 須 預 領 頻 顆 顏 額 飛 飯 飲 飾 館 驅 罵 騎 鮮 雞 鳴 麥 齊 齒 齡`,
};

/** More words whose spelling only Indonesian or only Malay uses. */
const onlyIndonesian = `bisa karena uang mobil sepeda motor kantor polisi sakit kamu kalian butuh silakan nggak gak enggak banget kemarin besok Senin Rabu Kamis Jumat Sabtu Minggu Januari Februari Maret Juni Juli Agustus Desember ongkos gratis diskon akun sandi unduh unggah ponsel nomor surel kota kabupaten provinsi cewek cowok bapak kakak adik pacar istri kue handuk celana sepatu jas pesawat bandara stasiun halte karcis apotek perawat kamar lantai jendela mahasiswa libur ujian nilai karyawan perusahaan bos pabrik koran televisi listrik bensin es bakso sapi babi udang cabai wortel semangka jeruk nanas yakni ketika saat namun melainkan meskipun beberapa apabila ngomong bilang omong ngobrol coba pakai membeli mencari menemukan gagal gampang sulit senang sedih khawatir cemas bingung lelah capek lapar haus ngantuk permisi keluhan kebijakan ketentuan Rusia Inggris Jerman Prancis Jepang Tiongkok Mesir Yunani efektif aktivitas kualitas universitas komunitas informasi produksi politik ekonomi fisika praktik gejala napas menular gugus tugas karantina situs web kulkas kompor sendok garpu gelas piring mangkuk kaca mata kacamata tas dompet koper hujan deras banjir gempa cuaca musim panas dingin hangat sejuk gunung pantai laut danau sungai hutan kebun sawah bunga rumput daun akar anjing kucing tikus kelinci gajah harimau monyet ular burung kupu-kupu nyamuk lalat semut dia ia laki-laki pria wanita perempuan remaja dewasa bayi nenek kakek paman bibi om tante sepupu keponakan mertua tetangga kenalan tamu sopir supir tukang montir penjahit pelayan kasir pengacara hakim jaksa dosen insinyur wartawan penulis penyanyi pemain sutradara dirinya seorang sebuah seekor selembar sepasang berangkat pulang pergi datang tiba sampai naik turun duduk berdiri berbaring tidur bangun mandi berpakaian sarapan makan minum memasak mencuci menyapu mengepel menyetrika belanja bekerja belajar mengajar membaca menulis menggambar menyanyi menari bermain berolahraga berenang lari jalan terbang jatuh membuka menutup menyalakan mematikan memulai berhenti selesai meninggal lahir menikah bercerai mencintai membenci menyukai lupa ingat tahu mengerti paham pikir merasa percaya harap berharap ingin kepingin pengen mau bersedia setuju menolak terima menerima kirim mengirim bayar membayar hutang utang pinjam meminjam menabung kaya miskin murah mahal bagus jelek indah cantik tampan ganteng jorok kotor bersih rapi berantakan penuh kosong berat ringan keras lunak lembut kasar halus tajam tumpul panjang pendek tinggi rendah besar kecil lebar sempit tebal tipis dalam dangkal jauh dekat lama sebentar baru kuno muda tua sehat flu batuk pilek demam pusing muntah diare alergi luka sembuh obat suntik operasi darah tulang kulit rambut mata hidung mulut gigi lidah telinga leher bahu tangan jari dada perut punggung kaki lutut jantung paru-paru hati ginjal otak keuangan kuotasi mengajukan pengajuan ajukan persentase impor mengimpor ekspor mengekspor persyaratan daya tubuh sekitar daerah menderita direkrut rekrut gembok diberlakukan berlaku penyusunan negeri usia laboratorium izin mengizinkan mengedit pengeditan alur sebelumnya berikutnya selanjutnya perkirakan perkiraan penagihan tagihan menagih faktur kuitansi kartu kredit perjalanan peta lokasi wilayah pengelola mengelola pengelolaan kelola pengguna penggunaan tampilan menampilkan tampilkan ditampilkan tombol layar berkas folder tautan situs peramban browser komputer laptop keyboard tetikus mouse jaringan internet server basis data pencarian mesin pencari telusuri menelusuri cari cetak mencetak printer unggahan unduhan pengunduhan pembaruan memperbarui perbarui versi perangkat lunak keras aplikasi pengaturan mengatur atur konfigurasi mengonfigurasi bidang kolom baris tabel lembar kerja formulir isian isi mengisi kirimkan pengirim penerima pesan surat lampiran melampirkan tanda tangan menandatangani setuju persetujuan menyetujui tolak penolakan anggaran biaya pengeluaran pendapatan laba rugi pajak gaji upah tunjangan karyawan pegawai atasan bawahan manajer direktur rapat jadwal menjadwalkan tanggal tenggat waktu menit jam detik hari pekan bulan tahun kuartal semester dasawarsa abad kontrak proyek tahapan tahap tugas penugasan menugaskan sumber tim kelompok anggota ketua wakil presiden gubernur bupati wali kota walikota menteri kementerian departemen dinas badan lembaga yayasan organisasi serikat partai pemilu pemilihan umum rakyat warga penduduk masyarakat suku agama gereja masjid mesjid kuil pura pendeta ustaz dosa surga neraka setan hantu arwah mimpi bermimpi cita-cita tujuan sasaran hasil akibat dampak pengaruh memengaruhi mempengaruhi menyebabkan disebabkan penyebab alasan bukti saksi tersangka terdakwa pengadilan hukum hukuman penjara tahanan polres kapolri tentara prajurit perwira jenderal perang senjata bom peluru pistol senapan membunuh pembunuhan mencuri pencuri pencurian perampok merampok menipu penipuan pembohong bohong berbohong jujur curang selingkuh rahasia terbuka tertutup resmi liar sah ilegal legal asli palsu tiruan jenis macam ragam rupa bentuk warna merah putih hitam biru hijau kuning cokelat coklat ungu oranye abu-abu muda emas perak besi baja kayu plastik kertas kaca batu pasir tanah lumpur debu asap api udara angin oksigen nitrogen karbon hidrogen listrik magnet suhu derajat celsius tekanan volume berat massa jarak kecepatan energi gaya gerak cahaya bunyi suara gelombang frekuensi spektrum atom molekul sel organ virus bakteri jamur kuman parasit infeksi terinfeksi penularan menulari tertular wabah pandemi epidemi vaksin vaksinasi imunisasi kekebalan imun antibodi rawat dirawat perawatan pengobatan mengobati obat-obatan resep dosis efek samping gejala kronis akut ringan parah nyeri sakit sesak pernapasan napas bernapas tenggorokan tenggorok hidung meler pilek bersin dahak menggigil lemas pegal pingsan muntah mual sembelit wasir diabetes kencing manis jantung stroke kanker tumor ginjal lambung usus asma bronkitis radang peradangan alergi gatal ruam bengkak memar patah keseleo terkilir melahirkan hamil kehamilan keguguran menyusui ASI balita puskesmas klinik ambulans masker sarung pelindung mencuci sabun pembersih disinfektan jaga jaraklah kerumunan berkerumun keramaian lockdown pembatasan sosial berskala protokol kesehatan positif negatif spesimen usap swab terkonfirmasi kasus kematian korban meninggal dunia pemakaman jenazah mayat kubur makam menguburkan peneliti penelitian riset ilmuwan ilmiah sains ilmu pengetahuan teknologi matematika biologi sejarah geografi sastra seni budaya musik lagu film bioskop acara siaran penonton penggemar olahraga sepak bola bulu tangkis basket voli renang tinju balap juara pertandingan lawan skor gol kiper penyerang bek pelatih wasit stadion lapangan berangkatlah kendaraan bermotor roda ban rem setir knalpot lalu lintas macet lampu tol parkir trotoar jembatan terowongan pelabuhan dermaga perahu kapal feri pesawat terbang pilot pramugari penumpang koper paspor visa imigrasi bea cukai wisata wisatawan turis liburan penginapan losmen hotel resepsionis sprei selimut bantal guling kasur ranjang lemari laci rak cermin sisir sikat gigi odol pasta sampo deterjen ember gayung keran ledeng atap genteng dinding tembok pagar halaman teras garasi gudang dapur wastafel wajan panci kuali talenan pisau sendok sumpit piring cangkir teko termos kulkas oven mikrowave rice cooker blender setrika kipas penyejuk ruangan senter baterai colokan stopkontak kabel tang obeng palu paku gergaji bor`;
const onlyMalay = `boleh kerana wang duit kereta basikal motosikal pejabat polis hospital awak engkau perlukan sila tak takde sahaja semalam petang esok Isnin Selasa Rabu Khamis Jumaat Ahad Mac Jun Julai Ogos Disember kos percuma akaun laluan muat bimbit bandar kampung emak abang rakan isteri kek tuala seluar kasut baju kapal stesen perhentian farmasi ubat jururawat pesakit bilik tingkat tingkap kerusi sekolah cikgu cuti peperiksaan markah pekerja syarikat majikan kilang surat khabar televisyen elektrik petrol ais lembu khinzir cili lobak tembikai betik epal oren ialah iaitu apabila semasa manakala walaupun sekiranya contohnya malah mesti beritahu cakap bercakap berbual sembang jumpa nampak tengok guna berjaya laju perlahan senang sukar gembira risau bimbang keliru letih penat dahaga mengantuk khidmat aduan soalan jawapan dasar terma England Perancis Jepun Syarikat Greece berkesan aktiviti kualiti universiti komuniti maklumat pengeluaran fizik muzik amalan berjangkit kuarantin entri medan anggaran invois sumber tetapkan pentadbir paparan senarai jadual borang perihalan berkenaan mempunyai kebanyakan daripada kerajaan menteri kementerian laman sesawang peti sejuk dapur sudu garpu cawan pinggan mangkuk cermin beg dompet hujan lebat banjir gempa cuaca gunung pantai tasik sungai hutan lelaki wanita perempuan dewasa nenek datuk pakcik makcik sepupu menantu mertua jiran tetamu pemandu peguam hakim jurutera wartawan penyanyi pelakon pengarah seorang sebuah seekor sehelai sepasang bertolak balik pergi datang tiba naik turun duduk berdiri baring tidur bangun mandi sarapan masak basuh sapu gosok membeli-belah bekerja belajar mengajar baca tulis lukis nyanyi menari bermain bersenam berenang lari jalan jatuh buka tutup pasang padam mula berhenti habis selesai meninggal lahir kahwin berkahwin cerai suka benci lupa ingat tahu faham fikir rasa percaya harap sudi setuju tolak terima hantar menghantar bayar hutang pinjam simpan kaya miskin murah mahal cantik hodoh kacak kotor bersih kemas bersepah penuh kosong berat ringan keras lembut kasar halus tajam tumpul panjang pendek tinggi rendah besar kecil lebar sempit tebal nipis jauh dekat lama sekejap baharu muda tua sihat selesema batuk demam pening muntah cirit-birit alahan luka sembuh suntikan pembedahan darah tulang kulit rambut mata hidung mulut gigi lidah telinga leher bahu tangan jari dada perut belakang kaki lutut jantung paru-paru hati buah pinggang otak tandas bilik air lif tangga anda ubatan rawatan simptom gejala penyakit vaksin pelitup kesihatan peraturan undang-undang mahkamah pilihan raya parti perdana diraja sultan ringgit sen mana-mana sesiapa apa-apa bila-bila adakah bolehkah bagaimanakah siapakah berapakah apakah bilakah manakah mengapakah tidakkah telah akan sedang masih belum pernah jangan usah bukan tiada ada kewangan sebut harga mengemukakan kemukakan pengemukaan peratusan peratus import mengimport eksport mengeksport keperluan syarat badan sekeliling kawasan daerah menghidap diambil mangga dikuatkuasakan penyusunan luar negara umur makmal kebenaran membenarkan izinkan mengedit pengeditan aliran sebelumnya seterusnya berikutnya anggarkan penganggaran pengebilan bil mengebil resit kad kredit lawatan perjalanan peta lokasi wilayah urus mengurus pengurusan menguruskan pengurus pengguna penggunaan paparan memaparkan paparkan dipaparkan butang skrin fail folder pautan tapak pelayar komputer riba papan kekunci tetikus rangkaian internet pelayan pangkalan data carian enjin cetak pencetak muat turun naik kemas kini mengemas mengemaskini kemaskini dikemas versi perisian perkakasan aplikasi tetapan menetapkan ditetapkan konfigurasikan konfigurasi medan lajur baris jadual lembaran kerja borang isi mengisi serahkan penyerahan diserahkan penghantar penerima mesej surat lampiran melampirkan tandatangan menandatangani bersetuju kelulusan meluluskan luluskan diluluskan menolak penolakan ditolak belanjawan bajet kos perbelanjaan pendapatan untung rugi cukai gaji upah elaun kakitangan penyelia bawahan pengarah mesyuarat menjadualkan dijadualkan tarikh akhir masa minit jam saat hari minggu bulan tahun suku semester dekad abad kontrak projek peringkat fasa tugas tugasan penetapan sumber pasukan kumpulan ahli ketua timbalan naib presiden gabenor datuk bandar menteri kementerian jabatan agensi institusi yayasan pertubuhan kesatuan parti pilihan raya rakyat warga penduduk masyarakat kaum agama gereja masjid kuil paderi ustaz dosa syurga neraka syaitan hantu roh mimpi bermimpi cita-cita matlamat sasaran hasil akibat kesan pengaruh mempengaruhi menyebabkan disebabkan punca alasan bukti saksi suspek tertuduh mahkamah undang-undang hukuman penjara tahanan tentera askar pegawai jeneral perang senjata bom peluru pistol senapang membunuh pembunuhan mencuri pencuri kecurian perompak merompak menipu penipuan pembohong bohong berbohong jujur rahsia terbuka tertutup rasmi haram sah tulen palsu tiruan jenis macam rupa bentuk warna merah putih hitam biru hijau kuning coklat ungu jingga kelabu jambu emas perak besi keluli kayu plastik kertas kaca batu pasir tanah lumpur habuk debu asap api udara angin oksigen nitrogen karbon hidrogen elektrik magnet suhu darjah tekanan padu berat jisim jarak kelajuan tenaga daya gerakan cahaya bunyi suara gelombang frekuensi atom molekul sel tisu organ virus bakteria kulat kuman parasit jangkitan dijangkiti menjangkiti berjangkit penularan wabak pandemik epidemik vaksin vaksinasi pelalian imuniti imun antibodi dirawat rawatan merawat ubat-ubatan preskripsi dos sampingan simptom kronik akut ringan teruk serius sakit sesak pernafasan nafas bernafas tekak kerongkong hidung berair selesema bersin kahak menggigil lemah pengsan muntah loya sembelit buasir diabetes kencing manis jantung strok ahmar kanser barah tumor buah pinggang perut usus asma lelah bronkitis radang keradangan alahan gatal ruam bengkak lebam patah terseliuh bersalin mengandung kehamilan hamil keguguran menyusu klinik ambulans topeng pelitup muka sarung tangan pelindung basuh membasuh sabun pencuci nyahjangkit penjarakan kesesakan kawalan pergerakan perintah protokol kesihatan positif negatif spesimen calitan disahkan kes kematian mangsa meninggal dunia pengebumian jenazah mayat kubur mengebumikan penyelidik penyelidikan kajian saintis saintifik sains ilmu teknologi matematik biologi sejarah geografi sastera seni budaya muzik lagu filem pawagam rancangan siaran penonton peminat sukan bola sepak badminton keranjang tampar renang tinju lumba juara perlawanan lawan mata jaringan gol penjaga penyerang pertahanan jurulatih pengadil stadium padang kenderaan roda tayar brek stereng ekzos lalu lintas isyarat lebuh tempat letak kaki lima jambatan terowong pelabuhan jeti perahu kapal feri juruterbang pramugari penumpang pasport visa imigresen kastam pelancongan pelancong percutian bercuti rumah penginapan hotel penyambut cadar selimut bantal tilam katil almari laci rak cermin sikat berus gigi ubat syampu bahan baldi paip bumbung genting dinding tembok pagar halaman beranda garaj stor dapur sinki kuali periuk pemotong pisau sudu penyepit pinggan cawan teko termos peti sejuk ketuhar pengisar seterika kipas penghawa dingin lampu suluh bateri palam soket kabel wayar playar pemutar skru tukul paku gergaji gerudi telah dengan sesetengah beberapa sekeping sebatang secawan segelas semangkuk sepatutnya sepatut tidaklah bukanlah iaitulah ketika itu apakah adakah rasa-rasa bagi untuk dibunuh penerangan menerangkan keputusan mengiringi gambaran keseluruhan cadangan mencadangkan urusan ganti menggantikan tempahan menempah khusus`;

/** Everyday words in the list of one of them that the other uses too. They decide nothing. */
const malayAndIndonesian = `buka tutup ada pada kepada dari ke untuk luar di beri bagi tunggu dengar buat tanya baca tulis
pilih suka rasa fikir simpan kawasan terdapat mempunyai pihak keperluan akhir apakah manusia masih usah kini serius ditolak
mula habis syarat sekeliling baring sapu gosok tekan pasang padam kemas sudi benci menantu ayah melayu malaysia bebola bahan
atap umur rawatan parti sultan raya lemah jangkitan lima padang perintah fasa sebut bil malah tengah buah pinggang bahan
genting setiap harga nama alamat barang berapa apa siapa minta tolong terima kasih selamat pagi malam`;

const words = (text: string) => new Set(text.toLowerCase().split(/\s+/));
const difference = (own: string, other: string) => {
  const others = words(other);
  return [...words(own)].filter((word) => !others.has(word));
};
const shared = words(malayAndIndonesian);
const unshared = (list: string[]) => list.filter((word) => !shared.has(word));

/** Words that decide between two labels, by label. */
export const decisive: Record<string, string[]> = {
  id: unshared(difference(`${lexicons.id} ${onlyIndonesian}`, `${lexicons.ms} ${onlyMalay}`)),
  ms: unshared(difference(`${lexicons.ms} ${onlyMalay}`, `${lexicons.id} ${onlyIndonesian}`)),
};

/** Short questions of shop customers, one per line, written for training because short messages are difficult. */
export const shopTalk: Record<string, string> = {
  id: `Jam buka
Jam berapa tutup?
Hari Minggu buka jam berapa?
Buka sampai jam berapa ya
Kapan dikirim?
Kapan sampai kak
Kapan stoknya ada lagi
Berapa ongkirnya?
Ongkir ke Bandung berapa
Gratis ongkir gak?
Bisa dikirim hari ini?
Bisa bayar di tempat?
Bisa ditukar?
Bisa retur gak
Bisa pesan lewat telepon?
Cara pesan gimana?
Cara bayar
Gimana cara retur
Bagaimana cara mengembalikan barang?
Alamat toko
Alamatnya di mana?
Tokonya di mana ya
Nomor telepon toko
Nomor rekeningnya berapa
Harga berapa
Harganya berapa kak?
Berapa harga yang ini
Ada diskon?
Ada promo gak
Ada warna lain?
Ada ukuran besar?
Ada garansi gak
Garansi berapa lama
Masih ada stok?
Barangnya sudah dikirim belum
Pesanan saya di mana?
Uang saya kapan dikembalikan
Kok belum sampai ya
Kenapa pesanan saya dibatalkan?
Mau tanya dong
Mau beli grosir
Minta alamat email dong
Minta daftar harga
Tolong cek pesanan saya
Batalkan pesanan
Terima kartu debit?
Bayar pakai apa saja
Kartu saya ditolak
Barang rusak
Salah kirim barang
Kirim ke luar negeri bisa?
Apakah halal?
Apakah bisa dicuci mesin
Bahannya katun?
Berapa lama pengirimannya
Ubah alamat pengiriman
Lupa sandi
Daftar akun
Poin saya berapa
Ada kopi tanpa gula?
Silakan hubungi kami
Saya butuh bantuan
Saya mau pesan dua
Toko di Jakarta buka?`,
  ms: `Waktu operasi
Pukul berapa tutup?
Hari Ahad buka pukul berapa?
Buka sampai pukul berapa ya
Bila hantar?
Bila sampai bang
Bila stok ada lagi
Berapa kos penghantaran?
Pos ke Sarawak berapa
Penghantaran percuma tak?
Boleh hantar hari ini?
Boleh bayar tunai?
Boleh tukar?
Boleh pulangkan tak
Boleh tempah melalui telefon?
Macam mana nak tempah?
Cara pembayaran
Macam mana nak pulangkan
Bagaimana hendak memulangkan barang?
Alamat kedai
Alamat di mana?
Kedai kat mana ya
Nombor telefon kedai
Nombor akaun berapa
Harga berapa
Berapa harga ni?
Berapa ringgit yang ini
Ada diskaun?
Ada promosi tak
Ada warna lain tak?
Ada saiz besar?
Ada jaminan tak
Waranti berapa tahun
Masih ada stok tak?
Barang dah hantar ke belum
Mana pesanan saya?
Bila duit saya dipulangkan
Kenapa tak sampai lagi
Kenapa tempahan saya dibatalkan?
Nak tanya sikit
Nak beli borong
Nak alamat emel boleh
Boleh bagi senarai harga
Tolong semak pesanan saya
Batalkan tempahan
Terima kad debit?
Boleh bayar guna apa
Kad saya ditolak
Barang rosak
Salah hantar barang
Boleh hantar luar negara?
Adakah halal?
Boleh basuh mesin ke
Kain kapas ke?
Berapa lama penghantaran
Tukar alamat penghantaran
Lupa kata laluan
Daftar akaun
Mata ganjaran saya berapa
Ada kopi kurang manis?
Sila hubungi kami
Saya perlukan bantuan
Saya nak tempah dua
Kedai di Kuala Lumpur buka?`,
  fa: `ساعت کاری شما چیست؟
ساعت کاری فروشگاه
امروز باز هستید؟
جمعه باز است؟
تا ساعت چند باز هستید
هزینه ارسال چقدر است؟
هزینه ارسال به تهران چقدره
ارسال رایگان دارید؟
سفارش من کجاست؟
سفارشم کی می‌رسد
کی ارسال می‌شود
چند روز طول می‌کشد
قیمت این چند است
قیمتش چنده؟
تخفیف دارید
آیا موجود است؟
رنگ دیگر هم دارید؟
سایز بزرگ دارید
گارانتی دارد؟
چطور پس بدهم
چگونه کالا را برگردانم؟
پولم کی برمی‌گردد
می‌خواهم سفارش را لغو کنم
پرداخت در محل دارید
با کارت می‌شود پرداخت کرد؟
شماره تماس شما
آدرس مغازه کجاست
ایمیل شما چیست
رمز عبورم را فراموش کرده‌ام
چطور ثبت نام کنم
می‌خواهم با پشتیبانی صحبت کنم
لطفا کمک کنید
سلام خوب هستید
ممنون از شما
صبحانه شامل است؟
اتاق خالی دارید
نوبت دکتر می‌خواهم
این کالا اصل است؟
کالا خراب رسید
بسته هنوز نرسیده است`,
  ur: `دکان کب کھلتی ہے
کتنے بجے بند ہوتی ہے؟
اتوار کو کھلا ہے؟
ڈیلیوری میں کتنے دن لگتے ہیں
ڈیلیوری چارجز کتنے ہیں
لاہور تک ڈیلیوری کتنے کی ہے
فری ڈیلیوری ہے؟
میرا آرڈر کہاں ہے؟
آرڈر کب پہنچے گا
قیمت کیا ہے
یہ کتنے کا ہے؟
اس کا ریٹ بتائیں
رعایت ملے گی؟
دستیاب ہے؟
کوئی اور رنگ ہے
بڑا سائز مل جائے گا؟
وارنٹی کتنی ہے
واپسی کی پالیسی
سامان واپس کیسے کروں؟
پیسے کب واپس ملیں گے
آرڈر منسوخ کرنا ہے
کیش آن ڈیلیوری ہے
ادائیگی کیسے کروں؟
آپ کا نمبر
دکان کا پتہ کیا ہے
ای میل بتا دیں
پاس ورڈ بھول گیا
اکاؤنٹ کیسے بنائیں
نمائندے سے بات کرنی ہے
مدد چاہیے
کیا حال ہے
بہت شکریہ
ناشتہ شامل ہے؟
کمرہ خالی ہے
ڈاکٹر سے وقت لینا ہے
کیا یہ اصلی ہے
چیز خراب نکلی
پارسل ابھی تک نہیں آیا
بچوں کا ٹکٹ کتنے کا ہے
قسطوں پر ملے گا`,
  hi: `दुकान कितने बजे खुलती है
रात को कब तक खुला रहता है?
रविवार को खुला है क्या
सामान कब आएगा
डिलीवरी का चार्ज कितना है
पटना तक भेज देंगे?
मेरा ऑर्डर कहाँ पहुँचा
इसका दाम क्या है
कुछ छूट मिलेगी?
स्टॉक में है?
दूसरा रंग मिलेगा क्या
बड़ा साइज़ है?
वारंटी कितने महीने की है
वापस कर सकते हैं क्या
पैसे कब वापस मिलेंगे
ऑर्डर रद्द करना है
यूपीआई से दे सकते हैं?
पेमेंट कैसे करूँ
पता बता दीजिए
आपका फ़ोन नंबर क्या है
ईमेल आईडी दीजिए
पासवर्ड भूल गया हूँ
खाता कैसे बनाएँ
किसी कर्मचारी से बात कराइए
मदद कीजिए
नाश्ता मिलेगा क्या
कमरा खाली है?
डॉक्टर कब बैठते हैं
यह असली है?
सामान खराब निकला
अभी तक नहीं पहुँचा
बच्चों का कितना लगता है
किस्तों में मिल जाएगा?
वाईफाई का पासवर्ड क्या है
पार्किंग कहाँ पर है
क्या मांस मिलता है
क्या यह मुफ़्त है
रजिस्ट्रेशन कब तक होगा
फॉर्म कहाँ मिलेगा
कितने लोग बैठ सकते हैं`,
  mr: `दुकान किती वाजता उघडतं
रात्री किती वाजेपर्यंत उघडं असतं?
रविवारी दुकान चालू असतं का
माझा माल कधी येईल
डिलिव्हरीचे किती पैसे लागतील
सोलापूरला पाठवाल का?
माझी ऑर्डर कुठे पोहोचली
याचा भाव काय आहे
काही सवलत मिळेल का?
स्टॉकमध्ये आहे का?
दुसरा रंग मिळेल का
मोठा साइज आहे का?
वॉरंटी किती महिन्यांची आहे
परत करता येईल का
पैसे कधी परत मिळतील
ऑर्डर रद्द करायची आहे
यूपीआयने पैसे देता येतात का?
पेमेंट कसं करायचं
पत्ता सांगा ना
तुमचा फोन नंबर काय आहे
ईमेल आयडी द्या
पासवर्ड विसरलो आहे
खातं कसं उघडायचं
कर्मचाऱ्याशी बोलायचं आहे
मदत हवी आहे
नाश्ता मिळतो का
खोली रिकामी आहे का?
डॉक्टर कधी असतात
हे अस्सल आहे का?
वस्तू खराब निघाली
अजून पोहोचलं नाही
मुलांचं तिकीट किती आहे
हप्त्याने मिळेल का?
वायफायचा पासवर्ड काय आहे
पार्किंग कुठे आहे
मांसाहारी जेवण मिळतं का
हे मोफत आहे का
नोंदणी कधीपर्यंत करता येईल
फॉर्म कुठे मिळतो
किती जण बसू शकतात`,
  ne: `पसल कति बजे खुल्छ
राति कति बजेसम्म खुला हुन्छ?
शनिबार पसल खुल्छ?
सामान कहिले आउँछ
डेलिभरी शुल्क कति हो
नेपालगन्जसम्म पठाउन मिल्छ?
मेरो अर्डर कता पुग्यो?
यसको दाम कति पर्छ
छुट पाइन्छ?
स्टकमा छ?
अर्को रङ छ कि छैन
ठूलो साइज पाइन्छ?
वारेन्टी कति महिनाको छ
फिर्ता गर्न मिल्छ?
पैसा कहिले फिर्ता पाइन्छ
अर्डर रद्द गर्नु पर्‍यो
खल्तीबाट तिर्न सकिन्छ?
कसरी भुक्तानी गर्ने?
ठेगाना भन्नुस् न
फोन नम्बर के हो
इमेल ठेगाना दिनुहोस्
पासवर्ड बिर्सेको छु
खाता कसरी बनाउने
कर्मचारीसँग कुरा गराइदिनुस्
मद्दत गर्नुस् न
खाजा समावेश छ?
कोठा खाली छ कि
डाक्टर कहिले बस्नुहुन्छ
यो असली हो?
सामान बिग्रेको आयो
अझै आइपुगेको छैन
बच्चालाई कति लाग्छ
किस्तामा लिन मिल्छ?
वाइफाइको पासवर्ड के हो
पार्किङ कहाँ छ
के मासु पाइन्छ
निःशुल्क हो कि
कहिलेसम्म दर्ता गर्न सकिन्छ
फारम कहाँ पाइन्छ
कति जना अट्छ`,
};
