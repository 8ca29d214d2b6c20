/** Everyday characters that only one writing of Chinese uses. */
const simplified = new Set(
  '们这个说时国会来对为过还发从关开间应动现实业务产车东乐买卖网页请问吗让给钱电话长门见观视觉认识语读写书学习体头价货单运费订购员团园图场块声处备复妇妈宝宽宾导师带帮广庆库当录总惊户护报担择挥损换数断无旧显暂术机权条极构树样档检楼欢汉汤洁测济涨温湾满灯灵点烟烦烧热爱状独环码确种积称税稳笔简红约级纪纸线练组细织终结绝统继续维综绿编缩罗罚职联脏脑脚艺节药获营虽补装规记讲许论设访证评词译试该详误课谁调谈谢负财责败质贵贸资赏赛转轮软轻载较辆输边达远连迟适选递释针钟铁银销锁错键镇镜闭闲闻阅阶际陆险难静顶项顺须顾预领频题额飞饭饮馆验鱼鲜鸡麦龄众优传伤伦侧决况冻净减凤办劳势医华协卫厂历压厅县参双变叶号吨听启义乡创区严兰亚币刚则别刘剧劲勋丢遗围颜绍绪绩缴纳缓绣贴贺赔赚赠赶趋跃轨辑辞辩遥邻邮郑酱钓钙钢钥钩铃铅铜铝铺链锅锋锐锻闪闯闹阀阔随隐雾韩韵顿颁颂颗风飘饥饰饱饼馅馈骂骄骑骗骤鲁鸟鸣鸭鹅齐齿龙龟争亏亿仅仓仪侦侨债储儿兑军农击删剂剑励劝卢厨厦吓呕哑唤啰嘱坏坚坛坟垫墙壮壳奋奖妆娱婴婶孙宁审宪尘尝层届岁岛帅帐废弃张弹归忆忧怀态恼悬惩愿懒戏战扑执扩扫扬抚抛抢拟拥拦挂挤挣捡掷搁携摄摆摇撑晓晕杀杂枪柜标栋栏桥梦棱横欧残毕毙毡气沟沪没泪泼浅浇浊浓涂涛润渐渔湿溃滞滤滨滩灭炉炼烛焕爷牵牺犹狭狮猎猪猫献玛疗疮疯痒瘫盏盐监盖盘睁矫矿砖础硕碍礼祸离穷窃窍窝竖竞签筛筑筹粮纠纤纯纱纷纹纺纽绘绑绕绒绳绵绸罢翘耻聋肃肠肤肾肿胀胁胆脱脸腻舰舱艰艳苏苹茎荡荣莲萝萧蓝虑虏虾蚀蚁蚂蛮蝇袄袜衬裤触誉计讨训讯讶讽诉诊诗诚诞询诱谅谊谋谎谜谨谱赌赖几',
);
const traditional = new Set(
  '們這個說時國會來對為過還發從關開間應動現實業務產車東樂買賣網頁請問嗎讓給錢電話長門見觀視覺認識語讀寫書學習體頭價貨單運費訂購員團園圖場塊聲處備復婦媽寶寬賓導師帶幫廣慶庫當錄總驚戶護報擔擇揮損換據數斷無舊顯暫術機權條極構樹樣檔檢樓歡漢湯潔測濟漲溫灣滿燈靈點煙煩燒熱愛狀獨環碼確種積稱稅穩筆簡紅約級紀紙線練組細織終結絕統繼續維綜綠編縮羅罰職聯勝髒腦腳藝節藥獲營雖補裝規記講許論設訪證評詞譯試該詳誤課誰調談謝負財責敗質貴貿資賞賽轉輪軟輕載較輛輸邊達遠連遲適選遞釋針鐘鐵銀銷鎖錯鍵鎮鏡閉閒聞閱階際陸險難靜頂項順須顧預領頻題額飛飯飲館驗魚鮮雞麥齡眾優傳傷倫側決況凍淨減鳳辦勞勢醫華協衛廠歷壓廳縣參雙變葉號噸聽啟義鄉創區嚴蘭亞幣剛則別劉劇勁勳沒麼裡後嘅喺丟幾遺圍顏紹緒績繳納緩繡貼賀賠賺贈趕趨躍軌輯辭辯遙鄰郵鄭醬釣鈣鋼鑰鉤鈴鉛銅鋁鋪鏈鍋鋒銳鍛閃闖鬧閥闊陳隨隱霧韓韻頓頒頌顆風飄飢飾飽餅餡饋罵驕騎騙驟魯鳥鳴鴨鵝齊齒龍龜爭虧億僅倉儀偵僑債儲兒兌軍農沖涼擊刪劑劍勵勸盧臥廚廈嚇嘔啞喚囉囑壞堅壇墳墊牆壯殼奮獎妝娛嬰嬸孫寧審憲塵嘗層屆歲島帥帳廢棄張彈歸憶憂懷態惡惱懸懲願懶戲戰撲執擴掃揚撫拋搶擬擁攔掛擠掙撿擲擱攜攝擺搖撐曉暈殺雜槍櫃標棟欄橋夢稜橫歐殘畢斃氈氣溝滬淚潑淺澆濁濃塗濤潤漸漁濕潰滯濾濱灘滅爐煉燭煥爺牽犧猶狹獅獵豬貓獻瑪療瘡瘋癢癱盞鹽監蓋盤睜矯礦磚礎碩礙禮禍離禿窮竊竅窩豎競簽篩築籌糧糾纖純紗紛紋紡紐繪綁繞絨繩綿綢罷翹恥聾肅腸膚腎腫脹脅膽脈脫臉臘膩艦艙艱艷蘇蘋範莖薦蕩榮蓮蘿蕭藍慮虜蝦蝕蟻螞蠻蠅蠟襖襪襯褲觸譽計討訓訊訝諷訴診詩誠誕詢誘諒誼謀謊謎謹譜賭賴',
);

/** Everyday Chinese that Japanese does not write. */
const everyday = '您们們这這吗嗎呢吧说說还還让讓给';
export const onlyChinese = new RegExp(`[你她么麼怎哪很没沒啊谁吃${everyday}]`, 'u');
/** Characters that are frequent in Chinese sentences. Japanese uses some of them, but seldom. */
export const frequentChinese = new RegExp(`[的了请給${everyday}]`, 'g');
/** Characters as only Japan writes them. */
export const onlyJapanese =
  /[込働峠畑枠匂桜沢浜塩駅円図広県気検対転売帰発竜払軽経済斉渋渓満歳戦焼様歓毎浄渉滝獣畳稲穏絵継続総緑縁縄繊脳臓蔵薫蛍覇訳読豊賛辺遅郷酔醸釈鉄鉱銭録関陥険隠雑霊頼顕駆騒髪黒徳応恵悪拝拡掲摂撃暁暦楽実巣帯庁弐弾従剣壊姫嬢児両乗亜伝価変単厳収団囲圧塁奨届栄権歩歴殻犠砕粋粛聴薬観証譲鋭闘隣髄塚]/u;

/** Counts the characters of a text that only one writing of Chinese uses. */
export function countChinese(text: string): { simplified: number; traditional: number } {
  const counts = { simplified: 0, traditional: 0 };
  for (const letter of text) {
    if (simplified.has(letter)) counts.simplified++;
    else if (traditional.has(letter)) counts.traditional++;
  }
  return counts;
}

/** Returns which writing of Chinese a text uses, or null if its characters do not show it. */
export function chineseScript(text: string): 'zh-Hans' | 'zh-Hant' | null {
  const counts = countChinese(text);
  if (counts.simplified === counts.traditional) return null;
  return counts.simplified > counts.traditional ? 'zh-Hans' : 'zh-Hant';
}
